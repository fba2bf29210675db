import { longTime } from '../pace/time';
import type { LogEntry } from '../protocol/LogEntry';
import type { Outage } from '../protocol/Outage';
import { say } from '../words/words';
import type { LogLine } from './pages';

/** What stands in the log: its entries, and before each the outages that ended before it was made. */
export function withOutages(
  log: readonly LogEntry[],
  outages: readonly Outage[],
): (LogEntry | Outage)[] {
  const all: (LogEntry | Outage)[] = [];
  let next = 0;
  for (const entry of log) {
    for (; next < outages.length; next++) {
      const outage = outages[next];
      if (!outage || Date.parse(outage.until) > Date.parse(entry.at)) break;
      all.push(outage);
    }
    all.push(entry);
  }
  return [...all, ...outages.slice(next)];
}

export function isOutage(item: LogEntry | Outage): item is Outage {
  return 'until' in item;
}

/** An outage as a line that stands after an entry. */
export function outageLine({ from, until, cause }: Outage, after: number): LogLine {
  const time = longTime(Date.parse(until) - Date.parse(from));
  const prose = say(`log-outage-${cause}`, { time });
  const key = `outage-${from}`;
  return { key, kind: 'line', about: 'other', prose, position: after, undone: false, cost: null };
}
