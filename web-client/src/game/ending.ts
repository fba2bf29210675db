/** How a game ended, as one sentence. */
import { otherSide } from '../lobby/urgency';
import type { Ended } from '../protocol/Ended';
import { ofSide } from '../words/nouns';
import { capital, say } from '../words/words';

export function endingWords(ended: Ended): string {
  if (!('winner' in ended)) return say('ended-agreement');
  if (ended.by === 'decisive' || ended.by === 'marginal') {
    return say(`event-ended-${ended.by}`, ofSide(ended.winner));
  }
  return capital(say(`ended-${ended.by}`, ofSide(otherSide(ended.winner))));
}
