import type { BoardWindow } from './window.svelte';

/** How much nearer or farther one step goes. */
export const STEP = 1.35;

/** The keys that move the window over the board, wherever there is one. */
export function windowKeys(window: BoardWindow): Record<string, () => void> {
  const nearer = (): void => window.zoom(STEP);
  const farther = (): void => window.zoom(1 / STEP);
  return { '+': nearer, '=': nearer, '-': farther, '−': farther, '0': () => window.whole() };
}
