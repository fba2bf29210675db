/** How far this browser has looked at a game, for `since you last looked`. */
const KEY = 'estafette.seen.';

export function lastSeen(game: string): number | null {
  try {
    const stored = localStorage.getItem(KEY + game);
    return stored === null ? null : Number(stored);
  } catch {
    return null;
  }
}

export function markSeen(game: string, position: number): void {
  try {
    localStorage.setItem(KEY + game, `${position}`);
  } catch {
    // A browser that keeps nothing simply does not mark it.
  }
}
