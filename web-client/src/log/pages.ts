import type { Chart } from '../board/chart';
import { hasSentences } from '../games/labels';
import type { GameEvent } from '../protocol/GameEvent';
import type { LogEntry } from '../protocol/LogEntry';
import type { LogPosition } from '../protocol/LogPosition';
import { beginsTurn, countsAs, type Kind } from '../telling/table';
import { say } from '../words/words';
import { besideTheBoard } from './beside';
import { recount } from './events';
import { costOf, kindOf } from './kinds';

/** One line of the log: a heading where a turn begins, else a sentence. */
export interface LogLine {
  key: string;
  kind: 'turn' | 'line';
  about: Kind;
  prose: string;
  position: LogPosition;
  /** Whether it was taken back. */
  undone: boolean;
  /** Commands paid, where the line is an order that has a price. */
  cost: number | null;
}

export function eventsOf(entry: LogEntry): GameEvent[] {
  return hasSentences(entry.happened.game) ? entry.happened.events : [];
}

/** The lines an entry of the log is told in. */
export function linesOf(chart: Chart, entry: LogEntry): LogLine[] {
  const lines: LogLine[] = [];
  const { position, undone } = entry;
  if (entry.side === null) {
    const prose = say('log-setup');
    lines.push(remark(`${position}-setup`, prose, entry));
  }
  const beside = besideTheBoard(entry);
  if (beside !== null) lines.push(remark(`${position}-beside`, beside, entry));
  eventsOf(entry).forEach((event, index) => {
    const prose = recount(chart, event);
    if (prose === null) return;
    lines.push({
      key: `${position}-${index}`,
      kind: beginsTurn(chart.telling, event) ? 'turn' : 'line',
      about: kindOf(chart.telling, event),
      prose,
      position,
      undone,
      cost: costOf(chart.telling, event),
    });
  });
  return lines;
}

/** A line that is no event. */
function remark(key: string, prose: string, { position, undone }: LogEntry): LogLine {
  return { key, kind: 'line', about: 'other', prose, position, undone, cost: null };
}

/** What the side to move has ordered since its turn began. */
export function ordersThisTurn(chart: Chart, log: readonly LogEntry[]): LogLine[] {
  const { telling } = chart;
  const orders: LogLine[] = [];
  for (const entry of log.toReversed().filter(({ undone }) => !undone)) {
    const events = eventsOf(entry);
    const began = events.some((event) => beginsTurn(telling, event));
    const first = began ? undefined : events.find((event) => countsAs(telling, event, 'order'));
    if (first) {
      const prose = recount(chart, first);
      const key = `${entry.position}`;
      if (prose) {
        const [about, cost] = [kindOf(telling, first), costOf(telling, first)];
        orders.push({ ...remark(key, prose, entry), about, cost });
      }
    }
    if (began) break;
  }
  return orders.toReversed();
}

/** An order of the log in one sentence. */
export function orderAt(
  chart: Chart,
  log: readonly LogEntry[],
  position: LogPosition,
): string | null {
  const entry = log.find((candidate) => candidate.position === position);
  return (entry && linesOf(chart, entry)[0]?.prose) ?? null;
}
