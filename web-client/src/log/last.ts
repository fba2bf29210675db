import type { LogEntry } from '../protocol/LogEntry';
import type { Side } from '../protocol/Side';

/** The last order of a side that stands; of either side when none is named. */
export function lastOrder(log: readonly LogEntry[], side?: Side): LogEntry | undefined {
  return log.findLast(
    (entry) =>
      entry.side !== null &&
      entry.undo === null &&
      entry.parley === null &&
      !entry.undone &&
      (side === undefined || entry.side === side),
  );
}
