/** The course of a game as a row of moments: what a tick of the timeline stands for. */
import { eventsOf } from '../log/pages';
import type { LogEntry } from '../protocol/LogEntry';
import type { PlaceName } from '../protocol/PlaceName';
import type { LogPosition } from '../protocol/LogPosition';
import type { Side } from '../protocol/Side';
import { firstPlace, numberOf, sideOf } from '../telling/fields';
import { beginsTurn, countsAs, ofEvent, type Fact, type Telling } from '../telling/table';

export interface Moment {
  position: LogPosition;
  /** Whose entry it is; nothing for the set-up. */
  side: Side | null;
  /** Whether something was revealed or lost. */
  tall: boolean;
  /** Whether there is something to jump to: an attack, a loss, a change of morale. */
  marked: boolean;
  undone: boolean;
  /** The turn that has begun by then, counted from 0. */
  turn: number;
}

/** A turn, with the first and the last moment at which it is the present one. */
export interface Turn {
  round: number;
  side: Side;
  first: LogPosition;
  last: LogPosition;
}

export function momentsOf(telling: Telling, log: readonly LogEntry[]): Moment[] {
  let turn = -1;
  return log.map((entry) => {
    const events = eventsOf(entry);
    turn += events.filter((event) => beginsTurn(telling, event)).length;
    return {
      position: entry.position,
      side: entry.side,
      tall: events.some((event) => countsAs(telling, event, 'peak')),
      marked: events.some((event) => countsAs(telling, event, 'landmark')),
      undone: entry.undone,
      turn: Math.max(0, turn),
    };
  });
}

export function turnsOf(telling: Telling, log: readonly LogEntry[]): Turn[] {
  const turns: Turn[] = [];
  for (const entry of log) {
    for (const event of eventsOf(entry)) {
      const fields = ofEvent(telling, event)?.turn;
      const side = sideOf(event, fields?.side);
      if (!fields || !side) continue;
      const before = turns.at(-1);
      if (before) before.last = Math.max(before.first, entry.position - 1);
      const round = numberOf(event, fields.round) ?? 0;
      turns.push({ round, side, first: entry.position, last: entry.position });
    }
  }
  const present = turns.at(-1);
  if (present) present.last = log.length - 1;
  return turns;
}

/** The nearest moment in a direction to which one jumps; the end in that direction without one. */
export function jump(moments: readonly Moment[], at: LogPosition, way: 1 | -1): LogPosition {
  const found =
    way > 0
      ? moments.find(({ position, marked }) => marked && position > at)
      : moments.findLast(({ position, marked }) => marked && position < at);
  return found?.position ?? (way > 0 ? moments.length - 1 : 0);
}

/** The beginning of the next turn, or of this one or the one before. */
export function turnJump(turns: readonly Turn[], at: LogPosition, way: 1 | -1): LogPosition {
  const found =
    way > 0
      ? turns.find(({ first }) => first > at)?.first
      : turns.findLast(({ first }) => first < at)?.first;
  return found ?? (way > 0 ? (turns.at(-1)?.last ?? at) : 0);
}

/** Where something happens, as far as it happens at one place. */
export function placeOf(telling: Telling, events: readonly Fact[]): PlaceName | null {
  const places = events.map((event) => firstPlace(event, ofEvent(telling, event)?.at));
  return places.find((place) => place !== null) ?? null;
}

export function turnAt(turns: readonly Turn[], at: LogPosition): Turn | undefined {
  return turns.findLast(({ first }) => first <= at) ?? turns[0];
}
