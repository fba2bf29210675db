/** What the offered road marches reach, the shortest way to each locale. */
import type { Answer } from '../../../orders/answers';
import type { LocaleNumber } from '../../../protocol/LocaleNumber';
import type { PlaceName } from '../../../protocol/PlaceName';
import type { Chart, Point } from '../../../board/chart';
import { byRoad } from '../../../board/ways';
import { asOrder } from '../order';

export interface Reached {
  locale: LocaleNumber;
  at: Point;
  /** Crossings passed. */
  steps: number;
  /** By road from the block over the crossings to the middle of the locale. */
  way: Point[];
}

export function reachOf(
  chart: Chart,
  answers: readonly Answer[],
  start: Point,
  localeOf: (place: PlaceName) => LocaleNumber | null,
): Reached[] {
  const reached = new Map<LocaleNumber, Reached>();
  for (const { order: any, target, offer } of answers) {
    const order = asOrder(any);
    if (order.order !== 'road_march' && order.order !== 'march_on') continue;
    const locale = target && localeOf(target.at);
    const at = locale === null ? undefined : chart.locales.get(locale)?.reserve;
    if (locale === null || !at) continue;
    const steps = order.crossings.length;
    const known = reached.get(locale);
    if (known && known.steps <= steps) continue;
    const way = byRoad(chart, offer.from ?? `${locale}`, start, order.crossings, at);
    reached.set(locale, { locale, at, steps, way });
  }
  return [...reached.values()].sort((a, b) => a.locale - b.locale);
}
