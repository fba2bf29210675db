/** How a game ended, for everybody. */
import { otherSide } from '../lobby/urgency';
import type { Ending } from '../protocol/Ending';
import { ofSide } from '../words/nouns';
import { capital, say } from '../words/words';

/** `Austria wins a marginal victory.` */
export function endingWords(ending: Ending): string {
  if (!('winner' in ending)) return say('ended-agreement');
  const { by, winner } = ending;
  if (by === 'decisive' || by === 'marginal') return say(`event-ended-${by}`, ofSide(winner));
  return capital(say(`ended-${by}`, ofSide(otherSide(winner))));
}
