/** A moment of a game as an address: `/games/ID/replay?at=52&lens=truth`. */
import { sideOf } from '../games/labels';
import type { Lens } from '../protocol/Lens';
import type { LogPosition } from '../protocol/LogPosition';
import { isSeat } from '../shared/seats';

export interface Spot {
  at: LogPosition | null;
  lens: Lens | null;
  /** The key of a link for watching. */
  key: string | null;
}

function isLens(word: string): word is Lens {
  return isSeat(word) || word === 'spectator' || word === 'truth';
}

export function readSpot(search: string): Spot {
  const asked = new URLSearchParams(search);
  const at = asked.get('at');
  // Links from before sides had colours call them as the game does.
  const lens = sideOf(asked.get('lens')) ?? asked.get('lens');
  return {
    at: at !== null && /^\d{1,9}$/.test(at) ? Number(at) : null,
    lens: lens !== null && isLens(lens) ? lens : null,
    key: asked.get('key'),
  };
}

export function replayPath(game: string, { at, lens, key }: Spot): string {
  return `${pathOf(game)}/replay${asking({ at, lens, key })}`;
}

/** The printable report of a game. */
export function reportPath(game: string, key: string | null): string {
  return `${pathOf(game)}/report${asking({ key })}`;
}

/** The whole field at a moment as a PNG, with what stands on the map in a language. */
export function fieldPath(game: string, { at, lens, key }: Spot, language: string): string {
  const words = asking({ at, lens, key, part: 'field', language });
  return `/api${pathOf(game)}/replay/picture.png${words}`;
}

function pathOf(game: string): string {
  return `/games/${encodeURIComponent(game)}`;
}

/** What stands after the question mark; nothing for what is not known. */
function asking(words: Record<string, string | number | null>): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(words)) {
    if (value !== null) asked.set(name, `${value}`);
  }
  return asked.size === 0 ? '' : `?${asked.toString()}`;
}
