/** How a game ended, for everybody. */
import { hasSentences } from '../games/labels';
import { otherSide } from '../lobby/urgency';
import type { Ending } from '../protocol/Ending';
import type { GameKind } from '../protocol/GameKind';
import { ofSide } from '../words/nouns';
import { capital, say } from '../words/words';

/** `Austria wins a marginal victory.` */
export function endingWords(ending: Ending, game?: GameKind): string {
  if (!('winner' in ending)) return say('ended-agreement');
  const { by, winner } = ending;
  if (by !== 'decisive' && by !== 'marginal') {
    return capital(say(`ended-${by}`, ofSide(otherSide(winner), game)));
  }
  const told = game === undefined || hasSentences(game);
  return capital(say(told ? `event-ended-${by}` : 'ended-rules', ofSide(winner, game)));
}
