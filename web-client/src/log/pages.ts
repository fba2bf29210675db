import type { Chart } from '../board/chart';
import type { Event } from '../protocol/Event';
import type { LogEntry } from '../protocol/LogEntry';
import type { LogPosition } from '../protocol/LogPosition';
import { say } from '../words/words';
import { recount } from './events';

/** One line of the log: a heading where a turn begins, else a sentence. */
export interface LogLine {
  key: string;
  kind: 'turn' | 'line';
  prose: string;
  position: LogPosition;
  /** Commands paid, where the line is an order that has a price. */
  cost: number | null;
}

export function eventsOf(entry: LogEntry): Event[] {
  return entry.happened.game === 'triomphe' ? entry.happened.events : [];
}

export function costOf(event: Event): number | null {
  switch (event.event) {
    case 'marched':
    case 'road_marched':
    case 'continued':
      return event.cost;
    case 'manoeuvre_attacked':
      return event.by_road ? null : event.cost;
    default:
      return null;
  }
}

/** The lines an entry of the log is told in. */
export function linesOf(chart: Chart, entry: LogEntry): LogLine[] {
  const lines: LogLine[] = [];
  const { position } = entry;
  if (entry.side === null) {
    const prose = say('log-setup');
    lines.push({ key: `${position}-setup`, kind: 'line', prose, position, cost: null });
  }
  eventsOf(entry).forEach((event, index) => {
    const prose = recount(chart, event);
    if (prose === null) return;
    lines.push({
      key: `${position}-${index}`,
      kind: event.event === 'turn_began' ? 'turn' : 'line',
      prose,
      position,
      cost: costOf(event),
    });
  });
  return lines;
}

/** What the side to move has ordered since its turn began. */
export function ordersThisTurn(chart: Chart, log: readonly LogEntry[]): LogLine[] {
  const orders: LogLine[] = [];
  for (const entry of log.toReversed()) {
    const events = eventsOf(entry);
    const began = events.some((event) => event.event === 'turn_began');
    const first = began ? undefined : events.find(isOrder);
    if (first) {
      const prose = recount(chart, first);
      const { position } = entry;
      const key = `${position}`;
      if (prose) orders.push({ key, kind: 'line', prose, position, cost: costOf(first) });
    }
    if (began) break;
  }
  return orders.toReversed();
}

function isOrder(event: Event): boolean {
  return [
    'marched',
    'road_marched',
    'pontoon_entered',
    'continued',
    'organized',
    'manoeuvre_attacked',
  ].includes(event.event);
}
