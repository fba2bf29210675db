import { USUAL } from '../games/table';
import type { GameKind } from '../protocol/GameKind';

/** Where the rules of a game stand. */
export function rulesPath(game: GameKind): string {
  return `/rules/${game}`;
}

/** Where a section stands. */
export function addressOf(section: string, game: GameKind = USUAL): string {
  return `${rulesPath(game)}#rule-${section.toLowerCase()}`;
}
