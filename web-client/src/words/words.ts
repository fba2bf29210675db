import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import english from './en.ftl?raw';

const bundle = new FluentBundle('en', { useIsolating: false });
bundle.addResource(new FluentResource(english));

export type Words = Record<string, FluentVariable>;

/** The language of the page, for numbers, dates and lists. */
export const language = 'en';

/** Whether the catalogue has these words. */
export function knows(id: string): boolean {
  return bundle.hasMessage(id);
}

/** The words of the catalogue under this key. A key that is missing shows itself. */
export function say(id: string, words: Words = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, { ...counted(words), ...words }) : id;
}

/** The arguments by which something is counted. */
const COUNTS = ['count', 'tokens', 'attackers', 'missing', 'reductions', 'commands', 'pieces'];

/** Prose has small numbers in words: `$many` is the count, written out where it has a word. */
function counted(words: Words): Words {
  const count = COUNTS.map((name) => words[name]).find((value) => typeof value === 'number');
  if (typeof count !== 'number') return {};
  const word = bundle.getMessage(`number-${count}`)?.value;
  return { many: word ? bundle.formatPattern(word) : `${count}` };
}

/** `a, b and c`. */
export function list(parts: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);
}

/** The first letter large. A link to a place may come before it. */
export function capital(text: string): string {
  return text.replace(/^([^\p{L}\d]*)(\p{Ll})/u, (_, before: string, letter: string) => {
    return before + letter.toLocaleUpperCase(language);
  });
}
