/** A moment of a game as an address: `/games/ID/replay?at=52&lens=truth`. */
import type { Lens } from '../protocol/Lens';
import type { LogPosition } from '../protocol/LogPosition';
import type { Side } from '../protocol/Side';

export interface Spot {
  at: LogPosition | null;
  lens: Lens | null;
  /** The key of a link for watching. */
  key: string | null;
}

/** Whether a lens is the eyes of one of the players. */
export function isSide(lens: Lens): lens is Side {
  return lens === 'austria' || lens === 'france';
}

const LENSES: readonly string[] = ['austria', 'france', 'spectator', 'truth'] satisfies Lens[];

export function readSpot(search: string): Spot {
  const asked = new URLSearchParams(search);
  const at = asked.get('at');
  const lens = asked.get('lens');
  return {
    at: at !== null && /^\d{1,9}$/.test(at) ? Number(at) : null,
    lens: lens !== null && LENSES.includes(lens) ? (lens as Lens) : null,
    key: asked.get('key'),
  };
}

export function replayPath(game: string, { at, lens, key }: Spot): string {
  const words = new URLSearchParams();
  if (at !== null) words.set('at', `${at}`);
  if (lens !== null) words.set('lens', lens);
  if (key !== null) words.set('key', key);
  const asked = words.toString();
  return `/games/${encodeURIComponent(game)}/replay${asked === '' ? '' : `?${asked}`}`;
}
