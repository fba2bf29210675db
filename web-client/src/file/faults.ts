/** What is wrong with a game file, in the reader's language. */
import type { Fault } from '../protocol/Fault';
import type { GameKind } from '../protocol/GameKind';
import { refusalWords } from '../words/refusals';
import { ofSide } from '../words/nouns';
import { say } from '../words/words';

export function faultWords(
  { code, sentence, position, side, refusal }: Fault,
  game: GameKind,
): string {
  // What is no file says why in detail, for whoever wrote it.
  const why = refusal ? refusalWords(refusal) : sentence;
  return say(`fault-${code}`, {
    position: `${position ?? ''}`,
    why,
    ...(side ? ofSide(side, game) : {}),
  });
}
