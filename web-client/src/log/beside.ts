import { recountParley } from '../parley/prose';
import type { LogEntry } from '../protocol/LogEntry';
import { ofSide } from '../words/nouns';
import { capital, say } from '../words/words';

/** An entry about taking back, or about what is settled beside the board, in one sentence. */
export function besideTheBoard({ side, undo, parley, happened }: LogEntry): string | null {
  if (side === null) return null;
  const { game } = happened;
  if (undo) return capital(say(`log-undo-${undo.undo}`, ofSide(side, game)));
  return parley && recountParley(side, parley, game);
}
