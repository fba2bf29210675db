/** The course of a game as a row of moments: what a tick of the timeline stands for. */
import { eventsOf } from '../log/pages';
import type { Event } from '../protocol/Event';
import type { LogEntry } from '../protocol/LogEntry';
import type { PlaceName } from '../protocol/PlaceName';
import type { LogPosition } from '../protocol/LogPosition';
import type { Side } from '../protocol/Side';

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

const TELLS: ReadonlySet<Event['event']> = new Set(['shown', 'reduced', 'morale_lost']);

const MARKS: ReadonlySet<Event['event']> = new Set([
  'manoeuvre_attacked',
  'assault_declared',
  'bombardment_completed',
  'reduced',
  'morale_lost',
  'morale_committed',
  'morale_transferred',
]);

export function momentsOf(log: readonly LogEntry[]): Moment[] {
  let turn = -1;
  return log.map((entry) => {
    const events = eventsOf(entry);
    turn += events.filter(({ event }) => event === 'turn_began').length;
    return {
      position: entry.position,
      side: entry.side,
      tall: events.some(({ event }) => TELLS.has(event)),
      marked: events.some(({ event }) => MARKS.has(event)),
      undone: entry.undone,
      turn: Math.max(0, turn),
    };
  });
}

export function turnsOf(log: readonly LogEntry[]): Turn[] {
  const turns: Turn[] = [];
  for (const entry of log) {
    for (const event of eventsOf(entry)) {
      if (event.event !== 'turn_began') continue;
      const before = turns.at(-1);
      if (before) before.last = Math.max(before.first, entry.position - 1);
      turns.push({
        round: event.round,
        side: event.side,
        first: entry.position,
        last: entry.position,
      });
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
export function placeOf(events: readonly Event[]): PlaceName | null {
  for (const event of events) {
    switch (event.event) {
      case 'marched':
      case 'attackers_moved':
        return event.to;
      case 'road_marched':
        return `${event.through.at(-1) ?? event.from}`;
      case 'pontoon_entered':
      case 'retreated':
        return `${event.to}`;
      case 'continued':
      case 'responded':
        return event.to;
      case 'manoeuvre_attacked':
      case 'assault_declared':
        return event.across;
      case 'bombardment_declared':
      case 'bombardment_completed':
        return event.from;
      case 'organized':
        return event.places[0] ?? null;
      case 'shown':
      case 'reduced':
        return event.at;
      case 'assault_decided':
      case 'attack_decided':
        return `${event.locale}`;
      default:
    }
  }
  return null;
}

export function turnAt(turns: readonly Turn[], at: LogPosition): Turn | undefined {
  return turns.findLast(({ first }) => first <= at) ?? turns[0];
}
