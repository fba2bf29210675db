/** The games there are. Each is sent for when one of its kind is opened. */
import type { GameKind } from '../protocol/GameKind';
import { sentFor } from '../shared/api';
import type { GameKit } from './kit';

const GAMES: Record<GameKind, () => Promise<{ kit: GameKit }>> = {
  triomphe: () => import('./triomphe'),
};

/** What a game brings to the pages on which it is played. */
export async function kitOf(game: GameKind): Promise<GameKit> {
  return (await sentFor(GAMES[game])).kit;
}
