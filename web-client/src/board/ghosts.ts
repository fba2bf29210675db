/** Where the blocks of a chosen order will stand. */
import type { Answer } from '../orders/answers';
import type { Snapshot } from '../protocol/Snapshot';
import type { Spot } from '../protocol/Spot';
import { localeOf, readPlace } from '../shared/place';
import type { Chart } from './chart';
import { reserveSpot, slotSpot } from './targets';

/** A spot for each of so many blocks; none where the order leads to no place. */
export function ghostsOf(chart: Chart, sight: Snapshot, answer: Answer, count: number): Spot[] {
  const { target } = answer;
  if (target?.kind !== 'place') return [];
  const { pieces } = sight.view;
  const place = readPlace(target.at);
  const locale = localeOf(target.at);
  return Array.from({ length: count }, (_, nth) => {
    if (place.kind === 'approach') return slotSpot(chart, place.name, pieces, nth);
    return locale === null ? null : reserveSpot(chart, locale, pieces, sight.spots, nth);
  }).filter((spot) => spot !== null);
}
