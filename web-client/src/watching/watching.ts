import type { Visibility } from '../protocol/Visibility';
import type { Watching } from '../protocol/Watching';

/** Who may watch, the strictest first. */
export const WATCHING: Watching[] = ['nobody', 'invited', 'everybody'];

/** What a new game has unless its creator says otherwise. */
export function usual(visibility: Visibility): Watching {
  return visibility === 'open' ? 'everybody' : 'nobody';
}
