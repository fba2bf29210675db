/** The games there are. Each is sent for when one of its kind is opened. */
import type { GameKind } from '../protocol/GameKind';
import { sentFor } from '../shared/sentFor';
import type { Part } from '../words/parts';
import type { GameKit } from './kit';

const GAMES: Partial<Record<GameKind, () => Promise<{ kit: GameKit }>>> = {
  triomphe: () => import('./triomphe'),
};

/** What is said of games wherever they are listed. */
export const NAMES: readonly Part[] = Object.keys(GAMES).map((game): Part => `${game}/names`);

/** What a game brings to the pages on which it is played, with all that is said there. */
export async function kitOf(game: GameKind): Promise<GameKit> {
  const kit = GAMES[game];
  if (!kit) throw new Error(`there is no page for ${game}`);
  const words: Part[] = ['table', `${game}/names`, `${game}/play`];
  return (await sentFor(words, kit)).kit;
}
