/** No file that all games share knows which games there are. */
import { describe, expect, it } from 'vitest';

import { GAMES, gameOf } from './table';

const sources = Object.entries(
  import.meta.glob<string>(['../**/*.{ts,svelte,ftl}', '../../*.vite.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** What belongs to a game, and the one table; tests and credits may name them. */
const OF_GAMES = [
  /^\.\/(?!generic)\w+\//,
  /^\.\/table\.ts$/,
  /\/protocol\//,
  /\.test\.ts$/,
  /\/testing\//,
];
const NAMED = [...OF_GAMES, /\/about\.ftl$/];

describe('the seam', () => {
  const shared = sources
    .filter(([path]) => !NAMED.some((pattern) => pattern.test(path)))
    .map(([path, text]) => [path, text.replaceAll(/^\s*(?:#|\/\/|\/?\*).*$/gm, '')] as const);

  it('lets no shared file name a game, its sides or its field', () => {
    expect(shared.length).toBeGreaterThan(200);
    const sides = GAMES.flatMap((game) => Object.values(gameOf(game)?.labels ?? {}));
    const names = [...GAMES, ...sides, 'marengo'].filter((name) => !['red', 'blue'].includes(name));
    const named = new RegExp(`\\b(?:${names.join('|')})\\b`, 'i');
    const found = shared.flatMap(([path, text]) =>
      text.split('\n').flatMap((line) => (named.test(line) ? [`${path}: ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });
});
