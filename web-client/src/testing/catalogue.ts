/** Reads catalogues for the tests: what they hold, and what each message needs. */
import { FluentResource } from '@fluent/bundle';

import { GAMES } from '../games/table';
import type { Language } from '../words/language.svelte';
import type { Part } from '../words/parts';

type Body = FluentResource['body'][number];
type Value = Body['value'];

/** Names of one thing in several forms, of which a language takes the one it needs. */
const SAME: Record<string, string> = {
  ...Object.fromEntries(['name', 'title'].map((name) => [name, 'side'])),
  ...Object.fromEntries(
    ['many', 'tokens', 'attackers', 'missing', 'reductions', 'commands', 'pieces'].map((name) => [
      name,
      'count',
    ]),
  ),
  clock: 'hour',
};

export interface Catalogue {
  keys: string[];
  /** The messages that other messages are made of. */
  parts: Set<string>;
  /** The arguments of a message and of what it is made of, one name for each thing. */
  needs: (key: string) => string[];
}

interface Found {
  variables: Set<string>;
  messages: Set<string>;
}

export function read(text: string): Catalogue {
  const messages = new Map(new FluentResource(text).body.map(({ id, value }) => [id, value]));
  const parts = new Set<string>();
  for (const value of messages.values()) look(value).messages.forEach((id) => parts.add(id));
  const needs = (key: string): string[] => {
    const found = new Set<string>();
    const waiting = [key];
    for (const id of waiting) {
      const { variables, messages: made } = look(messages.get(id) ?? null);
      variables.forEach((name) => found.add(SAME[name] ?? name));
      waiting.push(...[...made].filter((other) => !waiting.includes(other)));
    }
    return [...found].sort();
  };
  return { keys: [...messages.keys()], parts, needs };
}

function look(value: Value, found: Found = { variables: new Set(), messages: new Set() }): Found {
  if (value === null || typeof value === 'string') return found;
  for (const element of value) {
    if (typeof element === 'string') continue;
    if (element.type === 'select') {
      look([element.selector], found);
      element.variants.forEach((variant) => look(variant.value, found));
    } else if (element.type === 'var') {
      found.variables.add(element.name);
    } else if (element.type === 'mesg') {
      found.messages.add(element.name);
    }
  }
  return found;
}

const files = import.meta.glob<string>(
  ['../words/*/*.ftl', '../games/*/words/*/*.ftl', '!../**/mail.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

function partAt(path: string): { language: string; part: Part } {
  const [, game, language = '', name = ''] =
    /^\.\.\/(?:games\/(\w+)\/)?words\/(\w+)\/(\w+)\.ftl$/.exec(path) ?? [];
  return { language, part: (game === undefined ? name : `${game}/${name}`) as Part };
}

/** Whether some page says what is in a part: the words of a game may be there before its pages are. */
function isSaid(part: Part): boolean {
  const [game = '', name] = part.split('/');
  return name === undefined || game === 'generic' || GAMES.includes(game);
}

/** The parts that a catalogue comes in, as its files have them. */
export const PARTS: readonly Part[] = Object.keys(files)
  .map(partAt)
  .flatMap(({ language, part }) => (language === 'en' && isSaid(part) ? [part] : []));

/** The text of a catalogue, part by part; that of the mails, which no page loads, is not in it. */
export function textOf(language: Language): Map<Part, string> {
  return new Map(
    Object.entries(files).flatMap(([path, text]): [Part, string][] => {
      const { language: found, part } = partAt(path);
      return found === language && isSaid(part) ? [[part, text]] : [];
    }),
  );
}

/** The games that have words of their own, whether or not there are pages for them. */
export const TOLD: readonly string[] = [
  ...new Set(
    Object.keys(files).flatMap((path) => {
      const [game = '', name] = partAt(path).part.split('/');
      return name === undefined || game === 'generic' ? [] : [game];
    }),
  ),
];

/** What a game says of itself, in one piece. */
export function textOfGame(game: string, language: Language): string {
  return Object.entries(files)
    .filter(([path]) => {
      const found = partAt(path);
      return found.language === language && found.part.startsWith(`${game}/`);
    })
    .map(([, text]) => text)
    .join('\n');
}

/** The keys that a source puts together from pieces: `say(`decide-${kind}-head`)`. */
export function composed(source: string): RegExp[] {
  return [...source.matchAll(/\b(?:say|knows)\(\s*`([^`]+)`/g)].map(([, template = '']) => {
    const known = template
      .replace('${form}', '(order|option)')
      .replace('${purpose}', '(login|signup)');
    return new RegExp(`^${known.replace(/\$\{[^}]*\}/g, '.+')}$`);
  });
}
