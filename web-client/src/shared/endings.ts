/** How a game ended, for everybody. */
import { otherSide } from '../lobby/urgency';
import type { Ending } from '../protocol/Ending';
import type { GameKind } from '../protocol/GameKind';
import { ofSide } from '../words/nouns';
import { capital, knows, say, sayOf, theGame } from '../words/words';

/** `Austria wins a marginal victory.` */
export function endingWords(ending: Ending, game: GameKind = theGame()): string {
  if (!('winner' in ending)) return say('ended-agreement');
  const { by, winner } = ending;
  if (by !== 'decisive' && by !== 'marginal') {
    return capital(say(`ended-${by}`, ofSide(otherSide(winner), game)));
  }
  const id = `event-ended-${by}`;
  return capital(sayOf(game, knows(id, game) ? id : 'ended-rules', ofSide(winner, game)));
}
