/** A page has the words it asks for: those of the parts that come with it. */
import { describe, expect, it } from 'vitest';

import { NAMES } from '../games';
import { composed, PARTS, read, textOf } from '../testing/catalogue';
import { gameOf, type Part } from './parts';

const sources = new Map(
  Object.entries(
    import.meta.glob<string>('../**/*.{ts,svelte}', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  )
    .filter(([path]) => !path.includes('.test.') && !path.includes('/testing/'))
    .map(([path, text]) => [path.replace(/^\.\.\//, '').replace(/^\.\//, 'words/'), text]),
);

/** The file that a file means by a path. */
function meant(from: string, path: string): string | undefined {
  const at = new URL(path, `https://src/${from}`).pathname.slice(1);
  return [at, `${at}.ts`, `${at}.svelte`, `${at}/index.ts`].find((name) => sources.has(name));
}

const IMPORT = /^\s*(?:import|export)\s(?!type\b)[^;'"]*?\bfrom\s+'(\.[^']+)'/gm;

/** A file with all that comes with it; the page of a game is not counted to the site. */
function withItsFiles(root: string): string[] {
  const seen = new Set([root]);
  for (const file of seen) {
    for (const [, path = ''] of (sources.get(file) ?? '').matchAll(IMPORT)) {
      const found = meant(file, path);
      if (found !== undefined && found !== GAME) seen.add(found);
    }
  }
  return [...seen];
}

const GAME = 'game/GamePage.svelte';
/** What the page of a game is shown with; its game comes before anything else is said there. */
const AT_THE_TABLE: Part[] = ['table', ...PARTS.filter((part) => /\/(names|play)$/.test(part))];

/** Whatever is sent for, and with which words: `sentFor([...], () => import('...'))`. */
const SENT_FOR = /\[([^\]]*)\],\s*\(\) =>\s*import\('([^']+)'\)/g;

interface Later {
  from: string;
  file: string;
  words: Part[];
}

const later: Later[] = [...sources].flatMap(([from, text]) =>
  [...text.matchAll(SENT_FOR)].map(([, words = '', path = '']) => ({
    from,
    file: meant(from, path) ?? path,
    words: [
      ...[...words.matchAll(/'([^']+)'/g)].map(([, part]) => part as Part),
      ...(words.includes('NAMES') ? NAMES : []),
    ],
  })),
);

/** What is loaded with a kit of a game, or after it. */
const kits = [...sources.keys()].filter((file) => /^games\/\w+\/index\.ts$/.test(file));
const ofGames: Later[] = kits.map((file) => ({
  from: 'games/index.ts',
  file,
  words: AT_THE_TABLE,
}));

/** What may be chosen for a new game comes with the form for it. */
const ofForms: Later[] = [...sources.keys()]
  .filter((file) => /^games\/\w+\/Options\.svelte$/.test(file))
  .map((file) => ({ from: 'games/table.ts', file, words: ['lobby', ...NAMES] }));

const SITE = withItsFiles('main.ts');

/** Whether a file sends for all that a game brings. */
function bringsKit(file: string): boolean {
  return sources.get(file)?.includes('kitOf(') ?? false;
}

/** The parts that are here when a file is, however it came. */
function heard(root: string): Set<Part> {
  if (root === 'main.ts') return new Set(['site']);
  if (root === GAME) return new Set(['site', ...AT_THE_TABLE]);
  const ways = [...later, ...ofGames, ...ofForms].filter(({ file }) => file === root);
  const each = ways.map(({ from, words }) => {
    const roots = ROOTS.filter((other) => other !== root && files(other).includes(from));
    const before = roots.map((other) => heard(other));
    const always = before.reduce((all, some) => new Set([...all].filter((part) => some.has(part))));
    const kit = files(root).some(bringsKit);
    return new Set([...always, ...words, ...(kit ? AT_THE_TABLE : [])]);
  });
  return each.reduce((all, some) => new Set([...all].filter((part) => some.has(part))));
}

const ROOTS = [
  'main.ts',
  GAME,
  ...kits,
  ...ofForms.map(({ file }) => file),
  ...new Set(later.map(({ file }) => file)),
];

function files(root: string): string[] {
  const own = withItsFiles(root);
  return root === 'main.ts' ? own : own.filter((file) => !SITE.includes(file));
}

const partOf = new Map(
  [...textOf('en')].flatMap(([part, text]) =>
    read(text).keys.map((key): [string, Part] => [key, part]),
  ),
);
const whole = read([...textOf('en').values()].join('\n'));

/** The keys that some files ask for, and those that they are made of. */
function asked(of: readonly string[]): string[] {
  const text = of.map((file) => sources.get(file) ?? '').join('\n');
  const literals = [...text.matchAll(/'([a-z][\w-]*-[\w-]*)'/g)].map(([, key = '']) => key);
  const keys = literals.filter((key) => partOf.has(key));
  const formed = composed(text);
  return [...keys, ...whole.keys.filter((key) => formed.some((form) => form.test(key)))];
}

describe('the words', () => {
  it('are looked for wherever something is sent for', () => {
    // Packs of words are sent for in one place.
    const all = [...sources.values()].flatMap((text) => [
      ...text.matchAll(/\bimport\('\.(?!\/\w+\/packs\/)/g),
    ]);
    expect(later.length + kits.length + ofForms.length).toBe(all.length);
  });

  /** Files of pages that are about one game: the table, the report, and what is opened there. */
  const aboutOne = new Set(
    [GAME, ...kits, ...ROOTS.slice(1).filter((root) => files(root).some(bringsKit))].flatMap(
      withItsFiles,
    ),
  );
  for (const from of aboutOne) {
    const opened = later.filter((each) => each.from === from);
    opened.flatMap(({ file }) => withItsFiles(file)).forEach((file) => aboutOne.add(file));
  }

  it('of a game are said by the game where several stand together', () => {
    const wrong = [...sources].flatMap(([file, text]) => {
      if (aboutOne.has(file) || file.startsWith('games/')) return [];
      const said = [...text.matchAll(/\bsay\(\s*'([^']+)'/g)].map(([, key = '']) => key);
      const formed = composed(text.replaceAll(/\b(?:sayOf|knows)\(/g, 'told('));
      const keys = whole.keys.filter(
        (key) => said.includes(key) || formed.some((form) => form.test(key)),
      );
      const ofGame = keys.filter((key) => gameOf(partOf.get(key) ?? 'site') !== null);
      return ofGame.map((key) => `${file}: ${key}`);
    });
    expect(wrong).toEqual([]);
  });

  it.each(ROOTS)('of %s are here when it is', (root) => {
    const here = heard(root);
    const missing = asked(files(root)).filter((key) => !here.has(partOf.get(key) ?? 'site'));
    expect([...new Set(missing)]).toEqual([]);
  });
});
