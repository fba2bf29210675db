import type { PlaceName } from '../protocol/PlaceName';

/**
 * Prose in which some words stand for places on the map, or for players. What they stand for
 * travels inside the text, between private characters, so that a catalogue can put it where its
 * language wants it.
 */
const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';

/** The pattern of what comes before the words of a place. */
export const PLACE = `${OPEN}[^${MIDDLE}]*${MIDDLE}`;

export type ProsePart = { text: string; place: PlaceName | null };

/** Words that stand for a place. */
export function linked(place: PlaceName, words: string): string {
  return OPEN + place + MIDDLE + words + CLOSE;
}

/** Prose cut into plain words and words for places. */
export function parts(prose: string): ProsePart[] {
  const cut: ProsePart[] = [];
  const pattern = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, 'g');
  let end = 0;
  for (const match of prose.matchAll(pattern)) {
    if (match.index > end) cut.push({ text: prose.slice(end, match.index), place: null });
    cut.push({ text: match[2] ?? '', place: match[1] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < prose.length) cut.push({ text: prose.slice(end), place: null });
  return cut;
}

/** Prose without its links. */
export function plain(prose: string): string {
  return parts(prose)
    .map((part) => part.text)
    .join('');
}
