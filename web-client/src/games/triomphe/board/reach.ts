/** What the offered road marches reach, the shortest way to each locale. */
import type { Answer } from '../../../orders/answers';
import type { LocaleNumber } from '../../../protocol/LocaleNumber';
import type { PlaceName } from '../../../protocol/PlaceName';
import type { Chart, Point } from '../../../board/chart';

export interface Reached {
  locale: LocaleNumber;
  at: Point;
  /** Crossings passed. */
  steps: number;
  /** From the block over the crossings to the middle of the locale. */
  way: Point[];
}

export function reachOf(
  chart: Chart,
  answers: readonly Answer[],
  start: Point,
  localeOf: (place: PlaceName) => LocaleNumber | null,
): Reached[] {
  const reached = new Map<LocaleNumber, Reached>();
  for (const { order, target } of answers) {
    if (order.order !== 'road_march' && order.order !== 'march_on') continue;
    if (!target) continue;
    const locale = target.kind === 'place' ? localeOf(target.at) : target.locale;
    const at = locale === null ? undefined : chart.locales.get(locale)?.reserve;
    if (locale === null || !at) continue;
    const steps = order.crossings.length;
    const known = reached.get(locale);
    if (known && known.steps <= steps) continue;
    const passed = order.crossings.flatMap((number) => {
      const crossing = chart.crossings.get(number);
      return crossing ? [crossing.at] : [];
    });
    reached.set(locale, { locale, at, steps, way: [start, ...passed, at] });
  }
  return [...reached.values()].sort((a, b) => a.locale - b.locale);
}
