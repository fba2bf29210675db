/** Small made-up games for the tests. */
import { Chart } from '../board/chart';
import type { Piece } from '../games/snapshot';
import { pieceOf } from '../games/triomphe/pieces';
import { telling } from '../games/triomphe/telling';
import type { Scene } from '../orders/sentences';
import type { DrawnApproach } from '../protocol/DrawnApproach';
import type { DrawnLocale } from '../protocol/DrawnLocale';
import type { DrawnWay } from '../protocol/DrawnWay';
import type { Event } from '../protocol/triomphe/Event';
import type { Face } from '../protocol/Face';
import type { LogEntry } from '../protocol/LogEntry';
import type { Position } from '../protocol/Position';
import type { SeenPiece } from '../protocol/triomphe/SeenPiece';
import type { Seat } from '../protocol/Seat';
import type { SeatSummary } from '../protocol/SeatSummary';
import type { Side } from '../protocol/Side';
import type { Update } from '../protocol/Update';
import type { View } from '../protocol/triomphe/View';

function locale(number: number, x: number, ways: DrawnWay[], names: string[] = []): DrawnLocale {
  return {
    number,
    names,
    capacity: 4,
    polygon: [
      [x, 0],
      [x + 100, 0],
      [x + 100, 100],
      [x, 100],
    ],
    reserve: [x + 50, 50],
    numeral: [x + 50, 20],
    neighbours: [],
    ways,
  };
}

function approach(from: number, to: number, x: number, inward: number): DrawnApproach {
  return {
    name: `${from}/${to}`,
    locale: from,
    towards: to,
    opposite: `${to}/${from}`,
    width: 'narrow',
    infantry_penalties: 0,
    cavalry_penalties: 0,
    artillery_penalty: false,
    cavalry_obstructing: false,
    leaves: null,
    ends: [
      [x, 0],
      [x, 100],
    ],
    inward: [inward, 0],
  };
}

/** Three locales in a row, 14 being Marengo; a main road through them, a local one from 14 to 20. */
export const chart = new Chart(
  {
    width: 300,
    height: 100,
    view: [0, 0, 300, 100],
    locales: [
      locale(10, 0, [{ joins: [1, 4], steps: [] }]),
      // By a bend in the north.
      locale(14, 100, [{ joins: [1, 2], steps: [50, -30] }], ['Marengo', 'C. Bolla']),
      locale(20, 200, [{ joins: [2], steps: [100, 0] }]),
    ],
    approaches: [
      approach(10, 14, 100, -1),
      approach(14, 10, 100, 1),
      approach(14, 20, 200, -1),
      approach(20, 14, 200, 1),
    ],
    crossings: [
      { number: 1, kind: 'main', at: [100, 50], locales: [10, 14] },
      { number: 2, kind: 'main', at: [200, 50], locales: [14, 20] },
      { number: 3, kind: 'local', at: [200, 80], locales: [14, 20] },
      { number: 4, kind: 'main', at: [0, 50], locales: [10] },
    ],
    areas: [
      {
        name: 'alessandria',
        side: 'red',
        title: 'Alessandria',
        opens_in_round: 1,
        entry: 10,
        tray: [-60, 0, 50, 100],
        label: [-35, 10],
        turn: 0,
        first: [-35, 30],
        rank: [0, 19],
        file: [95, 0],
        ranks: 10,
        way: null,
      },
    ],
    marks: [],
  },
  telling,
);

const STANDING = { done: false, disorganized: false, bombardment: null, doing: null };

export function own(token: number, at: string, face: Face, side: Side = 'blue'): SeenPiece & Piece {
  const known = { known: 'own' as const, face, shown: null };
  return { token, side, at, face: known, ...STANDING };
}

export function hidden(token: number, at: string, side: Side = 'red'): SeenPiece & Piece {
  return { token, side, at, face: { known: 'hidden' }, ...STANDING };
}

export const infantry: Face = { arm: 'infantry', strength: 3 };
export const cavalry: Face = { arm: 'cavalry', strength: 2 };

const morale = { level: 3, uncommitted: 3, committed: [], coming: [] };
const losses = { pieces: 0, strength: 0 };

export function view(pieces: SeenPiece[], part: Partial<View> = {}): View {
  return {
    viewer: 'blue',
    round: 7,
    active: 'blue',
    commands: 2,
    decision: { side: 'blue', kind: 'act' },
    pieces,
    morale: { red: morale, blue: morale },
    losses: { red: losses, blue: losses },
    traffic: [],
    closed: [],
    assault: null,
    outcome: null,
    ...part,
  };
}

/** What is told of a position. */
export function sceneOf(view: View, on: Chart = chart): Scene<View> {
  const { decision, pieces } = view;
  const asked = decision && { seat: decision.side, decision };
  return { chart: on, view, pieces: pieces.map(pieceOf), asked };
}

export function position(number: number): Position {
  return {
    number,
    position: number,
    summary: {
      id: 'g',
      game: 'triomphe',
      status: 'running',
      visibility: 'open',
      creator: 'Ida',
      side: 'random',
      players: { red: 'Ida', blue: 'Jo' },
      gone: { red: false, blue: false },
      seats: [seat('red', 'Ida'), { ...seat('blue', 'Jo'), asked: true }],
      yours: 'blue',
      seat: 'blue',
      to_decide: ['blue'],
      round: 7,
      watching: 'everybody',
      watch_link: false,
      talk: true,
      deductions: false,
      imported: false,
      pace: { pace: 'none' },
      time_up_at: null,
      paused_until: null,
      ended: null,
      rematch: null,
      given_deal: false,
      created_at: '2026-01-01T00:00:00Z',
      moved_at: '2026-01-01T00:00:00Z',
      invitation: null,
    },
    epoch: 0,
    commitment: '',
    seed: null,
    snapshot: {
      game: 'triomphe',
      view: view([]),
      pending: [],
      offers: null,
      spots: [],
      destinations: [],
    },
    undo: { alone_from: null, wall: null, asked: null },
    parley: {
      open: [],
      may_draw: true,
      may_pause: false,
      may_rematch: false,
      speakers: { red: 'red', blue: 'blue' },
    },
    clocks: null,
    now: '2026-01-01T00:00:00Z',
    log: [],
    outages: [],
    online: { red: true, blue: true },
    present: ['red', 'blue'],
    watchers: 0,
  };
}

export function update(number: number): Update {
  const { snapshot, summary, undo, parley, clocks, now } = position(number);
  const happened = { game: 'triomphe' as const, events: [] };
  const entry = {
    position: number,
    side: 'red' as const,
    seat: 'red' as const,
    at: '2026-01-01T00:00:00Z',
    happened,
    undo: null,
    parley: null,
    wall: null,
    undone: false,
  };
  const told = { entry, snapshot, summary, undo, parley, clocks, now, seed: null };
  return { number, position: number, ...told };
}

/** A seat that somebody has taken. */
export function seat(seat: Seat, player: string): SeatSummary {
  return { seat, player, free: false, gone: false, asked: false };
}

/** An entry of the log, an order of Austria's unless something else is said. */
export function entry(
  position: number,
  events: Event[] = [],
  part: Partial<LogEntry> = {},
): LogEntry {
  return {
    position,
    side: 'red',
    seat: 'red',
    at: '2026-01-01T00:00:00Z',
    happened: { game: 'triomphe', events },
    undo: null,
    parley: null,
    wall: null,
    undone: false,
    ...part,
  };
}

export const marched = {
  event: 'marched',
  side: 'red',
  pieces: [1],
  from: '10',
  to: '14',
  cost: 1,
} satisfies Event;

export function began(round: number, side: Side): Event {
  return { event: 'turn_began', round, side };
}
