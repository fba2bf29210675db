import type { ApproachName } from '../protocol/ApproachName';
import type { BoardDrawing } from '../protocol/BoardDrawing';
import type { CrossingNumber } from '../protocol/CrossingNumber';
import type { DrawnApproach } from '../protocol/DrawnApproach';
import type { DrawnArea } from '../protocol/DrawnArea';
import type { DrawnCrossing } from '../protocol/DrawnCrossing';
import type { DrawnLocale } from '../protocol/DrawnLocale';
import type { LocaleNumber } from '../protocol/LocaleNumber';
import type { PlaceName } from '../protocol/PlaceName';
import { readPlace } from '../shared/place';
import type { Telling } from '../telling/table';

export type Point = [number, number];

/** The board's drawing data, ready to be looked up, and how the game on it is told. */
export class Chart {
  readonly locales: Map<LocaleNumber, DrawnLocale>;
  readonly approaches: Map<ApproachName, DrawnApproach>;
  readonly crossings: Map<CrossingNumber, DrawnCrossing>;
  readonly areas: Map<string, DrawnArea>;

  constructor(
    readonly drawing: BoardDrawing,
    readonly telling: Telling,
  ) {
    this.locales = new Map(drawing.locales.map((locale) => [locale.number, locale]));
    this.approaches = new Map(drawing.approaches.map((approach) => [approach.name, approach]));
    this.crossings = new Map(drawing.crossings.map((crossing) => [crossing.number, crossing]));
    this.areas = new Map(drawing.areas.map((area) => [area.name, area]));
  }

  /** The middle of a place; the middle of the border for an approach. */
  at(name: PlaceName): Point | null {
    const place = readPlace(name);
    switch (place.kind) {
      case 'reserve':
        return this.locales.get(place.locale)?.reserve ?? null;
      case 'approach': {
        const approach = this.approaches.get(place.name);
        return approach ? middle(approach.ends) : null;
      }
      case 'holding': {
        const area = this.areas.get(place.area);
        if (!area) return null;
        const [x, y, width, height] = area.tray;
        return [x + width / 2, y + height / 2];
      }
      case 'eliminated':
        return null;
    }
  }

  /** The locales a road march passes, in order, the last one included. */
  walk(from: PlaceName, crossings: readonly CrossingNumber[]): LocaleNumber[] {
    const start = readPlace(from);
    let here = start.kind === 'reserve' || start.kind === 'approach' ? start.locale : null;
    const passed: LocaleNumber[] = [];
    for (const number of crossings) {
      const next = this.crossings.get(number)?.locales.find((locale) => locale !== here);
      if (next === undefined) break;
      passed.push(next);
      here = next;
    }
    return passed;
  }

  /** Whether every one of these crossings belongs to a main road. */
  byMainRoad(crossings: readonly CrossingNumber[]): boolean {
    return crossings.every((number) => this.crossings.get(number)?.kind === 'main');
  }

  /** Whether a locale lies beyond the objective line. */
  beyondObjective(locale: LocaleNumber): boolean {
    return this.drawing.marks.some(
      (mark) => mark.mark === 'objective_line' && mark.beyond.includes(locale),
    );
  }

  /** The locale under a point of the board. */
  localeAt(point: Point): DrawnLocale | null {
    return this.drawing.locales.find((locale) => contains(locale.polygon, point)) ?? null;
  }

  /** The crossings of the border an approach lies along, even where two borders join two locales. */
  roadsOver(approach: DrawnApproach): DrawnCrossing[] {
    const { locale, towards } = approach;
    const borders = this.#bordersBetween(locale, towards);
    return this.drawing.crossings.filter(({ locales, at }) => {
      if (!locales.includes(locale) || !locales.includes(towards)) return false;
      const nearest = borders.toSorted((a, b) => offSide(a.ends, at) - offSide(b.ends, at))[0];
      return nearest?.name === approach.name;
    });
  }

  /** Where two borders join the same locales: which of them an approach lies along. */
  borderOf(name: ApproachName): 'north' | 'south' | null {
    const approach = this.approaches.get(name);
    if (!approach) return null;
    const borders = this.#bordersBetween(approach.locale, approach.towards);
    if (borders.length < 2) return null;
    const height = ({ ends }: DrawnApproach): number => middle(ends)[1];
    return borders.some((other) => height(other) < height(approach)) ? 'south' : 'north';
  }

  #bordersBetween(from: LocaleNumber, to: LocaleNumber): DrawnApproach[] {
    return this.drawing.approaches.filter(
      ({ locale, towards }) => locale === from && towards === to,
    );
  }

  /** The holding area whose tray lies under a point of the board. */
  areaAt([px, py]: Point): DrawnArea | null {
    return (
      this.drawing.areas.find(({ tray: [x, y, width, height] }) => {
        return px >= x && px <= x + width && py >= y && py <= y + height;
      }) ?? null
    );
  }
}

export function middle([a, b]: readonly [Point, Point]): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** How far a point lies from a side. */
function offSide([a, b]: readonly [Point, Point], [x, y]: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const along = ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - a[0] - dx * share, y - a[1] - dy * share);
}

/** Whether a point lies inside a polygon (even-odd). */
export function contains(polygon: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  let previous = polygon.at(-1);
  for (const corner of polygon) {
    if (previous) {
      const [ax, ay] = corner;
      const [bx, by] = previous;
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
    previous = corner;
  }
  return inside;
}

/** The polygon with every side moved inwards by `by`; sharp corners keep their mitre. */
export function inset(polygon: readonly Point[], by: number): Point[] {
  const clockwise = area(polygon) > 0;
  const sides = polygon.map((from, index): [Point, Point] => {
    const to = polygon[(index + 1) % polygon.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const turn = clockwise ? 1 : -1;
    const nx = (-(to[1] - from[1]) / length) * by * turn;
    const ny = ((to[0] - from[0]) / length) * by * turn;
    return [
      [from[0] + nx, from[1] + ny],
      [to[0] + nx, to[1] + ny],
    ];
  });
  return sides.map((side, index) => {
    const before = sides[(index + sides.length - 1) % sides.length] ?? side;
    return crossing(before, side) ?? side[0];
  });
}

function area(polygon: readonly Point[]): number {
  return polygon.reduce((sum, [x, y], index) => {
    const [nx, ny] = polygon[(index + 1) % polygon.length] ?? [x, y];
    return sum + (x * ny - nx * y) / 2;
  }, 0);
}

function crossing([a, b]: [Point, Point], [c, d]: [Point, Point]): Point | null {
  const [rx, ry] = [b[0] - a[0], b[1] - a[1]];
  const [sx, sy] = [d[0] - c[0], d[1] - c[1]];
  const cross = rx * sy - ry * sx;
  if (Math.abs(cross) < 1e-6) return null;
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / cross;
  return [a[0] + rx * t, a[1] + ry * t];
}

/** A polygon as the `points` of an SVG element. */
export function points(polygon: readonly Point[]): string {
  return polygon.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}
