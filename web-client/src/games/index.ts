/** The games there are. Each is sent for when one of its kind is opened. */
import type { GameKind } from '../protocol/GameKind';
import { sentFor } from '../shared/api';
import type { GameKit } from './kit';

const GAMES: Partial<Record<GameKind, () => Promise<{ kit: GameKit }>>> = {
  triomphe: () => import('./triomphe'),
};

/** What a game brings to the pages on which it is played. */
export async function kitOf(game: GameKind): Promise<GameKit> {
  const kit = GAMES[game];
  if (!kit) throw new Error(`there is no page for ${game}`);
  return (await sentFor(kit)).kit;
}
