/** What the log tells of the morale an army has lost for good. */
import type { Event } from '../../../protocol/triomphe/Event';
import type { Side } from '../../../protocol/Side';
import { lossesOf } from '../../../telling/losses';
import { telling } from '../telling';

export function moraleLost(events: readonly Event[], side: Side): number {
  return lossesOf(telling, events, side).morale;
}
