import { eventsOf } from '../log/pages';
import type { LogEntry } from '../protocol/LogEntry';
import type { Side } from '../protocol/Side';

/** Whether it is worth a summary: somebody else did something. */
export function worthTelling(entries: readonly LogEntry[], yours: Side | null): boolean {
  return entries.some(
    (entry) =>
      entry.side !== null &&
      entry.side !== yours &&
      (eventsOf(entry).length > 0 || entry.parley !== null),
  );
}
