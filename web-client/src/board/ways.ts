/** The ways of marches by road, looked up in what comes with the board. */
import type { CrossingNumber } from '../protocol/CrossingNumber';
import type { DrawnWay } from '../protocol/DrawnWay';
import type { PlaceName } from '../protocol/PlaceName';
import { localeOf, readPlace } from '../shared/place';
import type { Chart, Point } from './chart';

/** A place farther from every road than this lies beside none. */
const BESIDE = 110;

/**
 * From a point of a place over crossings, and on to the end if one is given. Where no road leads
 * it is straight.
 */
export function byRoad(
  chart: Chart,
  from: PlaceName,
  start: Point,
  crossings: readonly CrossingNumber[],
  end?: Point,
): Point[] {
  const place = readPlace(from);
  let here = localeOf(from);
  let ways = place.kind === 'holding' ? areaWays(chart, place.area) : localeWays(chart, here);
  let last: CrossingNumber | null = null;
  const way = [start];
  for (const number of crossings) {
    const crossing = chart.crossings.get(number);
    if (!crossing) continue;
    if (last === null) way.push(...sideRoad(chart, ways, number, start).reverse());
    else way.push(...between(chart, ways, last, number));
    way.push(crossing.at);
    here = crossing.locales.find((locale) => locale !== here) ?? null;
    ways = localeWays(chart, here);
    last = number;
  }
  if (!end) return way;
  if (last !== null) way.push(...sideRoad(chart, ways, last, end));
  return [...way, end];
}

function localeWays(chart: Chart, locale: number | null): readonly DrawnWay[] {
  return (locale === null ? undefined : chart.locales.get(locale)?.ways) ?? [];
}

function areaWays(chart: Chart, area: string): readonly DrawnWay[] {
  return [chart.areas.get(area)?.way ?? []].flat();
}

/** The points between two crossings. */
function between(
  chart: Chart,
  ways: readonly DrawnWay[],
  from: CrossingNumber,
  to: CrossingNumber,
): Point[] {
  const joins = ways.find((way) => way.joins.includes(from) && way.joins.includes(to));
  return joins ? pointsFrom(chart, joins, from).slice(1, -1) : [];
}

/** The road from a crossing to where it passes a point beside it, without the crossing itself. */
function sideRoad(
  chart: Chart,
  ways: readonly DrawnWay[],
  from: CrossingNumber,
  point: Point,
): Point[] {
  let nearest = BESIDE;
  let road: Point[] = [];
  for (const way of ways.filter(({ joins }) => joins.includes(from))) {
    const points = pointsFrom(chart, way, from);
    points.forEach((to, index) => {
      const before = points[index - 1];
      if (!before) return;
      const foot = footOn(before, to, point);
      const off = apart(foot, point);
      if (off < nearest) [nearest, road] = [off, [...points.slice(1, index), foot]];
    });
  }
  return road;
}

/** The points of a way, gone from one of its crossings, those of its crossings included. */
function pointsFrom(chart: Chart, { joins, steps }: DrawnWay, from: CrossingNumber): Point[] {
  const [first, second] = joins.map((number) => chart.crossings.get(number)?.at);
  if (!first) return [];
  const points: Point[] = [first];
  let [x, y] = [Math.round(first[0]), Math.round(first[1])];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    [x, y] = [x + (steps[at] ?? 0), y + (steps[at + 1] ?? 0)];
    points.push([x, y]);
  }
  if (second) points.push(second);
  return joins[0] === from ? points : points.reverse();
}

/** The point of a segment that is nearest to a point. */
function footOn(a: Point, b: Point, point: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.min(1, Math.max(0, along));
  return [a[0] + dx * share, a[1] + dy * share];
}

export function apart(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
