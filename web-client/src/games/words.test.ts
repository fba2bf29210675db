/** What each game says of itself: the same in every language, and all that its rules can bring. */
import { describe, expect, it } from 'vitest';

import { read, textOfGame, TOLD, type Catalogue } from '../testing/catalogue';
import type { Say, Sentence, Telling } from '../telling/table';
import { LANGUAGES, type Language } from '../words/language.svelte';

const tables = import.meta.glob<Telling>('../../../engine/data/*/sentences.json', {
  import: 'default',
  eager: true,
});
const refusals = import.meta.glob<string>('../../../engine/src/*/refusal.rs', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** What a language needs for its own forms is its own. */
const shared = ({ keys }: Catalogue): string[] =>
  keys.filter((key) => !key.startsWith('part-')).sort();

const keysOf = (say: Say | undefined): string[] =>
  typeof say === 'string' ? [say] : (say ?? []).map(({ key }) => key);

/** Every message that a table of sentences names, with the sentence that names it. */
function named({ events, decisions, orders }: Telling): Map<string, Sentence> {
  const messages = new Map<string, Sentence>();
  const put = (sentence: Sentence, say: Say | undefined, ...forms: string[]): void => {
    for (const key of keysOf(say)) {
      forms.forEach((form) => messages.set(form.replace('*', key), sentence));
    }
  };
  for (const event of Object.values(events)) put(event, event.say, 'event-*');
  for (const decision of Object.values(decisions)) {
    put(decision, decision.say, 'decide-*', 'decide-*-head', 'wait-*');
  }
  for (const order of Object.values(orders)) {
    put(order, order.say, 'order-*');
    put(order, order.option ?? order.say, 'option-*');
  }
  return messages;
}

/** What is said of no fact of the table. */
const OF_NO_FACT = /-(unknown|unknown-head|partial|over|another)$/;

/** The names of what a message is told with, as `read` has them. */
function toldWith(key: string, { army, enemy_of, with: made = {} }: Sentence): Set<string> {
  const of = (name: string): string => read(`x = { $${name} }`).needs('x')[0] ?? name;
  return new Set([
    ...Object.keys(made).map(of),
    ...(army !== undefined || enemy_of !== undefined ? ['side'] : []),
    ...(key.startsWith('wait-') ? ['player'] : []),
    ...(key === 'option-another' ? ['option'] : []),
  ]);
}

describe.each(TOLD)('the words of %s', (game) => {
  const english = read(textOfGame(game, 'en'));
  const telling = tables[`../../../engine/data/${game}/sentences.json`];
  const codes = found(
    refusals[`../../../engine/src/${game}/refusal.rs`] ?? '',
    /^ {4}[A-Z]\w+, "([a-z_]+)",/gm,
  );

  it('tell what the rules bring', () => {
    expect(codes.length).toBeGreaterThan(50);
    const messages = named(telling ?? ({ events: {}, decisions: {}, orders: {} } as Telling));
    const there = english.keys.filter((key) => /^(event|decide|wait|order|option)-/.test(key));
    const told = there.filter((key) => !OF_NO_FACT.test(key));
    expect(told.sort()).toEqual([...messages.keys()].sort());
    const lacking = [...messages].flatMap(([key, sentence]) =>
      english
        .needs(key)
        .flatMap((name) => (toldWith(key, sentence).has(name) ? [] : [[key, name]])),
    );
    expect(lacking).toEqual([]);
  });

  describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
    const text = textOfGame(game, language);
    const catalogue = read(text);

    it('have the keys and the arguments of the English ones', () => {
      const needs = (of: Catalogue): [string, string[]][] =>
        shared(english).map((key) => [key, of.needs(key)]);
      // The English sentence of a refusal may be the server's own.
      const keys = shared(catalogue).filter(
        (key) => !key.startsWith('refusal-') || english.keys.includes(key),
      );
      expect(keys).toEqual(shared(english));
      expect(needs(catalogue)).toEqual(needs(english));
    });

    it('say each thing once', () => {
      const keys = found(text, /^([a-z][\w-]*) =/gm);
      expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
      expect(catalogue.keys.length).toBe(keys.length);
    });

    it('have no part that nothing is made of', () => {
      const parts = catalogue.keys.filter((key) => key.startsWith('part-'));
      expect(parts.filter((key) => !catalogue.parts.has(key))).toEqual([]);
      expect([...catalogue.parts].filter((key) => !catalogue.keys.includes(key))).toEqual([]);
    });

    it('have words for every refusal', () => {
      const worded = found(text, /^refusal-([a-z_]+) =/gm);
      if (language === 'en' && worded.length === 0) return;
      expect(codes.filter((code) => !worded.includes(code))).toEqual([]);
    });
  });

  it('keep French marks on the line of the word before them', () => {
    const lines = textOfGame(game, 'fr').split('\n');
    expect(lines.filter((line) => !line.startsWith('#') && / [?!;:…»]/.test(line))).toEqual([]);
  });
});
