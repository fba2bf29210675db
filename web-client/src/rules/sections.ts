import type { GameKind } from '../protocol/GameKind';
import { theGame } from '../words/words';

/** Where the rules of a game stand. */
export function rulesPath(game: GameKind): string {
  return `/rules/${game}`;
}

/** Where a section stands. */
export function addressOf(section: string, game: GameKind = theGame()): string {
  return `${rulesPath(game)}#rule-${section.toLowerCase()}`;
}
