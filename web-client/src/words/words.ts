import type { FluentBundle, FluentVariable } from '@fluent/bundle';

import type { GameKind } from '../protocol/GameKind';
import { language, theGame, words as catalogue } from './language.svelte';
import { PLACE } from './prose';

export { language, theGame };

export type Arguments = Record<string, FluentVariable>;

/** Whether there are words under this key, of the site or of a game. */
export function knows(id: string, game: GameKind = theGame()): boolean {
  return catalogue(game).hasMessage(id);
}

/** The words of the catalogue under this key. A key that is missing shows itself. */
export function say(id: string, words: Arguments = {}): string {
  return formatted(catalogue(), id, words);
}

/** The same by the words of a game, whichever the page is about. */
export function sayOf(game: GameKind, id: string, words: Arguments = {}): string {
  return formatted(catalogue(game), id, words);
}

function formatted(bundle: FluentBundle, id: string, words: Arguments): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, { ...counted(bundle, words), ...words }) : id;
}

/** The arguments by which something is counted. */
const COUNTS = ['count', 'tokens', 'attackers', 'missing', 'reductions', 'commands', 'pieces'];

/**
 * Prose has small numbers in words: `$many` is the count, written out where it has a word,
 * `$count` the same as a number.
 */
function counted(bundle: FluentBundle, words: Arguments): Arguments {
  const count = COUNTS.map((name) => words[name]).find((value) => typeof value === 'number');
  if (typeof count !== 'number') return {};
  const word = bundle.getMessage(`number-${count}`)?.value;
  return { count, many: word ? bundle.formatPattern(word) : count };
}

/** `a, b and c`. */
export function list(parts: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(parts);
}

/** The first letter large, though it stand in a link to a place. */
export function capital(text: string): string {
  const start = new RegExp(`^((?:${PLACE}|[^\\p{L}\\d])*)(\\p{Ll})`, 'u');
  return text.replace(start, (_, before: string, letter: string) => {
    return before + letter.toLocaleUpperCase(language());
  });
}
