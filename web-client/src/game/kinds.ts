/** Which kind of game stands at an address, for `public/early.js`: it sends for the board before anybody is asked. */
import type { GameSummary } from '../protocol/GameSummary';

const KEY = 'estafette.kinds';
const MOST = 50;

type Known = readonly (readonly [id: string, kind: string])[];

/** Remembers games, the latest first. */
export function rememberKinds(games: readonly Pick<GameSummary, 'id' | 'game'>[]): void {
  try {
    const before = JSON.parse(localStorage.getItem(KEY) ?? '[]') as Known;
    const others = before.filter(([id]) => !games.some((game) => game.id === id));
    const known = [...games.map(({ id, game }) => [id, game] as const), ...others].slice(0, MOST);
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // A browser that keeps nothing finds out each time.
  }
}
