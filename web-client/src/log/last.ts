import type { LogEntry } from '../protocol/LogEntry';
import type { Seat } from '../protocol/Seat';

/** The last order of a seat that stands; of any seat when none is named. */
export function lastOrder(log: readonly LogEntry[], seat?: Seat): LogEntry | undefined {
  return log.findLast(
    (entry) =>
      entry.side !== null &&
      entry.undo === null &&
      entry.parley === null &&
      !entry.undone &&
      (seat === undefined || entry.seat === seat),
  );
}
