/** Reads catalogues for the tests: what they hold, and what each message needs. */
import { FluentResource } from '@fluent/bundle';

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
