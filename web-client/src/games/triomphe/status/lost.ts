/** What the log tells of the morale an army has lost for good. */
import type { Event } from '../../../protocol/Event';
import type { Side } from '../../../protocol/Side';

export function moraleLost(events: readonly Event[], side: Side): number {
  return events.reduce(
    (sum, event) =>
      event.event === 'morale_lost' && event.side === side ? sum + event.tokens : sum,
    0,
  );
}
