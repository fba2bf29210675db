/** The course of a game that the page has no words for, entry by entry. */
import { besideTheBoard } from '../../log/beside';
import type { LogEntry } from '../../protocol/LogEntry';
import type { Pending } from '../../protocol/Pending';
import type { Seat } from '../../protocol/Seat';
import { capital, say } from '../../words/words';
import { recite } from './recital';

/** What an entry of the log brought, a line each. */
export function linesOf(entry: LogEntry): string[] {
  const beside = besideTheBoard(entry);
  const events = entry.happened.events.map((event) => capital(recite(event, 'event')));
  if (entry.side === null) return [say('plain-set-up'), ...events];
  return beside === null ? events : [beside, ...events];
}

/** Who is asked what. */
export function askedWords(pending: readonly Pending[], nameOf: (seat: Seat) => string): string {
  return pending
    .map(({ seat, decision }) =>
      say('plain-asks', { player: nameOf(seat), what: recite(decision, 'kind') }),
    )
    .join(' ');
}
