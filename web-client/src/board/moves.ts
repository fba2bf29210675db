/** The ways blocks went in an update: along roads, or over the border between two locales. */
import type { Piece } from '../games/snapshot';
import type { CrossingNumber } from '../protocol/CrossingNumber';
import type { PlaceName } from '../protocol/PlaceName';
import type { Spot } from '../protocol/Spot';
import type { Token } from '../protocol/Token';
import { localeOf } from '../shared/place';
import { numbersOf, placeOf } from '../telling/fields';
import { ofEvent, type Fact, type Path, type Where } from '../telling/table';
import { middle, type Chart, type Point } from './chart';
import { apart, byRoad } from './ways';

/** One block on its way. */
export interface Move {
  token: Token;
  from: Stand;
  to: Stand;
  /** Every point of the way, both ends included. */
  way: Point[];
}

/** Where a block stands: its place, and where it is drawn. */
export interface Stand extends Spot {
  at: PlaceName;
}

/** What is drawn, by token. */
export type Standing = ReadonlyMap<Token, Stand>;

export function standing(pieces: readonly Piece[], spots: readonly Spot[]): Standing {
  return new Map(
    pieces.flatMap(({ token, at }, index) => {
      const spot = spots[index];
      return spot && spot.scale > 0 ? [[token, { ...spot, at }] as const] : [];
    }),
  );
}

/** Whether a block went somewhere, and did not only make room for another. */
export function went({ from, to }: Move): boolean {
  return from.at !== to.at;
}

/** The blocks that stand elsewhere now. One whose token was drawn anew cannot be followed. */
export function movesOf(
  chart: Chart,
  before: Standing,
  after: Standing,
  events: readonly Fact[],
): Move[] {
  const passages = passagesOf(chart, events);
  const moves: Move[] = [];
  for (const [token, to] of after) {
    const from = before.get(token);
    if (!from || same(from, to)) continue;
    const [start, end]: Point[] = [
      [from.x, from.y],
      [to.x, to.y],
    ];
    if (!start || !end) continue;
    const { crossings = [], borders = [] } = passages.get(token) ?? {};
    const road = byRoad(chart, from.at, start, crossings, borders[0] ?? end);
    moves.push({
      token,
      from,
      to,
      way: borders.length > 0 ? [...road, ...borders.slice(1), end] : road,
    });
  }
  return moves;
}

function same(a: Spot, b: Spot): boolean {
  return a.x === b.x && a.y === b.y && a.turn === b.turn && a.scale === b.scale;
}

/** What a block passed, in order: crossings by road, and then the middles of borders. */
interface Passage {
  crossings: CrossingNumber[];
  borders: Point[];
}

function passagesOf(chart: Chart, events: readonly Fact[]): Map<Token, Passage> {
  const passages = new Map<Token, Passage>();
  let attacked: PlaceName | null = null;
  for (const event of events) {
    const { path, mark } = ofEvent(chart.telling, event) ?? {};
    if (mark && 'attack' in mark) attacked = placeOf(event, mark.attack.across);
    if (!path) continue;
    const { crossings, borders } = passageOf(chart, event, path, attacked);
    for (const token of numbersOf(event, path.blocks)) {
      const before = passages.get(token) ?? { crossings: [], borders: [] };
      passages.set(token, {
        crossings: [...before.crossings, ...crossings],
        borders: [...before.borders, ...borders],
      });
    }
  }
  return passages;
}

/** What blocks passed on a path. */
function passageOf(
  chart: Chart,
  event: Fact,
  { from, to, by }: Path,
  attacked: PlaceName | null,
): Passage {
  const at = (where: Where | undefined): PlaceName =>
    (where === undefined ? null : placeOf(event, where)) ?? '-';
  if (typeof by === 'object') return { crossings: numbersOf(event, by.road), borders: [] };
  switch (by) {
    case 'border':
      return { crossings: [], borders: border(chart, at(from), at(to)) };
    case 'attack': {
      const over = attacked !== null && localeOf(attacked) !== localeOf(at(to)) ? attacked : '-';
      const approach = chart.approaches.get(over);
      return { crossings: [], borders: approach ? [middle(approach.ends)] : [] };
    }
    case 'bridge':
      return { crossings: [], borders: [] };
  }
}

/** The middle of the border between two neighbours; nothing within a locale. */
function border(chart: Chart, from: PlaceName, to: PlaceName): Point[] {
  const [a, b] = [localeOf(from), localeOf(to)];
  if (a === null || b === null || a === b) return [];
  const approach =
    chart.approaches.get(from) ?? chart.approaches.get(`${a}/${b}`) ?? chart.approaches.get(to);
  return approach ? [middle(approach.ends)] : [];
}

/** How a move is shown. Only its way counts, never who goes it. */
export function timing(move: Move): { duration: number; easing: string } {
  if (!went(move)) return { duration: CLOSING_UP, easing: 'ease-out' };
  const duration = Math.min(LONGEST, Math.max(SHORTEST, lengthOf(move.way) * PACE));
  return { duration, easing: 'ease-in-out' };
}

/** Milliseconds, and milliseconds a board unit. */
const CLOSING_UP = 160;
const SHORTEST = 240;
const LONGEST = 700;
const PACE = 0.9;

export function lengthOf(way: readonly Point[]): number {
  return way.reduce((sum, point, index) => {
    const before = way[index - 1];
    return before ? sum + apart(before, point) : 0;
  }, 0);
}

/** A stage of the way as the browser animates it. */
export interface Stage {
  offset: number;
  transform: string;
}

/** The stages of a move: along the way at an even pace, turning evenly. */
export function stages({ way, from, to }: Move): Stage[] {
  const whole = lengthOf(way) || 1;
  // A bar looks the same from both ends: it never turns by more than a quarter.
  const arc = ((((to.turn - from.turn + 90) % 180) + 180) % 180) - 90;
  let walked = 0;
  return way.map((point, index) => {
    const before = way[index - 1];
    if (before) walked += apart(before, point);
    const offset = index === way.length - 1 ? 1 : Math.min(1, walked / whole);
    const turn = to.turn - arc * (1 - offset);
    const scale = from.scale + (to.scale - from.scale) * offset;
    return { offset, transform: place(point, turn, scale) };
  });
}

/** Where a block is drawn, as a transformation. */
export function place([x, y]: Point, turn: number, scale: number): string {
  return `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`;
}
