import { describe, expect, it } from 'vitest';

import rules from '../../../engine/src/triomphe/refusal.rs?raw';
import gameSource from '../../../engine/src/game.rs?raw';
import parley from '../../../engine/src/parley.rs?raw';
import undo from '../../../engine/src/undo.rs?raw';
import errors from '../../../server/src/error.rs?raw';
import table from '../../../server/src/host/table.rs?raw';
import connection from '../../../server/src/live/connection.rs?raw';
import incoming from '../../../server/src/live/incoming.rs?raw';
import pace from '../../../server/src/pace/refusal.rs?raw';
import { composed, PARTS, read, textOf, textOfGame, TOLD } from '../testing/catalogue';
import { LANGUAGES, type Language } from './language.svelte';

const sources = Object.entries(
  import.meta.glob<string>('../**/*.{ts,svelte}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
  .filter(([path]) => !path.includes('.test.') && !path.includes('/testing/'))
  .map(([, text]) => text)
  .join('\n');

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

const whole = (language: Language): string => [...textOf(language).values()].join('\n');
const english = whole('en');
const french = whole('fr');
const translations = { fr: french, de: whole('de'), es: whole('es') };
const original = read(english);
const shared = (keys: string[]): string[] =>
  keys.filter((key) => !key.startsWith('part-') && !key.startsWith('refusal-')).sort();

const formed = composed(sources);

describe('the catalogues', () => {
  it('are one a language, in the same parts', () => {
    expect(['en', ...Object.keys(translations)]).toEqual(Object.keys(LANGUAGES));
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      expect([...textOf(language).keys()]).toEqual(PARTS);
    }
  });

  it('have every key the pages ask for', () => {
    const asked = found(sources, /\bsay\(\s*'([^']+)'/g);
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((key) => !original.keys.includes(key))).toEqual([]);
  });

  it('have a key for every way the pages put one together', () => {
    const ofGames = TOLD.flatMap((game) => read(textOfGame(game, 'en')).keys);
    const keys = [...original.keys, ...ofGames];
    const lost = formed.filter((pattern) => !keys.some((key) => pattern.test(key)));
    expect(lost.map(String)).toEqual([]);
  });

  it('have no key that nobody asks for', () => {
    const literals = new Set(found(sources, /'([a-z][\w-]*)'/g));
    const idle = original.keys.filter(
      (key) =>
        !literals.has(key) &&
        !original.parts.has(key) &&
        !/^number-\d+$/.test(key) &&
        !formed.some((pattern) => pattern.test(key)),
    );
    expect(idle).toEqual([]);
  });

  it('have both forms of every order', () => {
    const forms = new Set(found(english, /^option-([a-z_-]+) =/gm));
    expect(found(english, /^order-([a-z_-]+) =/gm).filter((key) => !forms.has(key))).toEqual([]);
  });
});

describe.each(Object.entries(translations))('the catalogue in %s', (language, text) => {
  const catalogue = read(text);

  it('has the keys of the English one', () => {
    expect(shared(catalogue.keys)).toEqual(shared(original.keys));
  });

  it('has each key in the part in which the English one has it', () => {
    const partsOf = (language: Language): [string, string[]][] =>
      [...textOf(language)].map(([part, text]) => [part, shared(read(text).keys)]);
    expect(partsOf(language as Language)).toEqual(partsOf('en'));
  });

  it('says each thing once', () => {
    expect(catalogue.keys.length).toBe(found(text, /^([a-z][\w-]*) =/gm).length);
  });

  it('needs the same arguments for each message', () => {
    const needs = (of: typeof catalogue): [string, string[]][] =>
      shared(original.keys).map((key) => [key, of.needs(key)]);
    expect(needs(catalogue)).toEqual(needs(original));
  });

  it('has no part that nothing is made of', () => {
    const idle = catalogue.keys.filter(
      (key) => key.startsWith('part-') && !catalogue.parts.has(key),
    );
    expect(idle).toEqual([]);
    expect([...catalogue.parts].filter((key) => !catalogue.keys.includes(key))).toEqual([]);
  });
});

describe('French', () => {
  it('keeps its marks on the line of the word before them', () => {
    const lines = french.split('\n').filter((line) => !line.startsWith('#'));
    expect(lines.filter((line) => / [?!;:…»]/.test(line))).toEqual([]);
  });
});

const server = import.meta.glob<string>('../../../server/src/**/*.rs', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What these say in detail is for whoever wrote the deal; the server's sentence has it. */
const IN_DETAIL = ['not_options', 'bad_deal'];

describe('refusals', () => {
  const ofRules = found(rules, /^ {4}[A-Z]\w+, "([a-z_]+)",/gm);
  const ofErrors = found(errors, /(?:StatusCode::\w+|\*status),\s*"([a-z_]+)"/g);
  const fields = Object.values(server).flatMap((text) =>
    found(text, /(?:Error::Invalid \{\s*field: |check_password\()"([a-z_]+)"/g),
  );
  const others = [
    ...found(gameSource, /Refusal::\w+\(_\) => "([a-z_]+)"/g),
    ...found(undo, /UndoRefusal::\w+ => "([a-z_]+)"/g),
    ...found(parley, /ParleyRefusal::\w+ => "([a-z_]+)"/g),
    ...found(pace, /PaceRefusal::\w+ => "([a-z_]+)"/g),
    ...[table, connection, incoming].flatMap((text) =>
      found(text, /(?:refuse\((?:None, |id, )?|refused\(|code: )"([a-z_]+)"/g),
    ),
  ];

  it('are found where the server makes them', () => {
    expect(ofRules.length).toBeGreaterThan(60);
    expect(ofErrors.length).toBeGreaterThan(20);
    expect(others).toEqual(
      expect.arrayContaining([
        'not_an_order',
        'behind_the_wall',
        'stale',
        'slow_down',
        'malformed',
      ]),
    );
  });

  it.each(Object.entries(translations))('have words in %s, each of them', (_, text) => {
    // What is wrong with a field is said for each field.
    const codes = [...ofRules, ...ofErrors, ...others].flatMap((code) =>
      code === 'invalid' ? fields.map((field) => `invalid-${field}`) : [code],
    );
    const wanted = [...new Set(codes)].filter((code) => !IN_DETAIL.includes(code));
    expect(found(text, /^refusal-([a-z_-]+) =/gm).sort()).toEqual(wanted.sort());
  });
});
