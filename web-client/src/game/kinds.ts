import type { GameSummary } from '../protocol/GameSummary';

/** Which kind of game stands at an address, for `public/early.js`: it sends for the board first of all. */
export function rememberKind({ id, game }: GameSummary): void {
  try {
    localStorage.setItem(`estafette.kind.${id}`, game);
  } catch {
    // A browser that keeps nothing finds out each time.
  }
}
