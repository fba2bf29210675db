/** The words of several games on one page. */
import { describe, expect, it, vi } from 'vitest';

import { GAMES } from '../games/table';
import { read, textOf } from '../testing/catalogue';

const TEXTS: Readonly<Record<string, string>> = {
  site: 'card = { $game }, by { $name }',
  lobby: 'open = Open',
  'ford/names': 'the-side = the Hussars\nround = Round { $round } of 3',
  'hill/names': 'the-side = the Guard\nround = Hour { $round }',
};

/** The words of a page that has never been told any. */
async function afresh() {
  vi.resetModules();
  vi.doMock('./parts', () => ({
    partOf: (_: string, part: string) => Promise.resolve(TEXTS[part] ?? ''),
    gameOf: (part: string) => (part.includes('/') ? part.split('/')[0] : null),
  }));
  const { learn, tellOf } = await import('./language.svelte');
  const { knows, say, sayOf } = await import('./words');
  return { learn, tellOf, knows, say, sayOf };
}

describe('two games that call theirs alike', () => {
  it('are told by their own words, in whatever order these come', async () => {
    for (const parts of [
      ['ford/names', 'hill/names'],
      ['hill/names', 'ford/names'],
    ] as const) {
      const { learn, sayOf } = await afresh();
      await learn(...parts);
      const told = ['ford', 'hill'].map((game) => [
        sayOf(game, 'the-side'),
        sayOf(game, 'round', { round: 2 }),
      ]);
      expect(told).toEqual([
        ['the Hussars', 'Round 2 of 3'],
        ['the Guard', 'Hour 2'],
      ]);
    }
  });

  it('leave the words of the site to each of them, whenever these come', async () => {
    const { learn, sayOf, say } = await afresh();
    await learn('ford/names', 'hill/names');
    await learn('lobby');
    const card = { game: 'Ford', name: 'Ida' };
    expect(['ford', 'hill', ''].map((game) => sayOf(game, 'card', card))).toEqual(
      Array(3).fill('Ford, by Ida'),
    );
    expect(['ford', 'hill'].map((game) => sayOf(game, 'open'))).toEqual(['Open', 'Open']);
    expect(say('open')).toBe('Open');
  });

  it('are told of by the page of one of them without being named', async () => {
    const { learn, tellOf, knows, say } = await afresh();
    await learn('ford/names', 'hill/names');
    expect(knows('the-side')).toBe(false);
    tellOf('hill');
    expect(say('the-side')).toBe('the Guard');
    tellOf('ford');
    expect(say('the-side')).toBe('the Hussars');
    tellOf('toy');
    expect(knows('the-side')).toBe(false);
  });
});

it('no game says what the site says', () => {
  const texts = [...textOf('en')];
  const keysOf = (one: (part: string) => boolean): string[] =>
    texts.filter(([part]) => one(part)).flatMap(([, text]) => read(text).keys);
  const ofGames = keysOf((part) => GAMES.some((game) => part.startsWith(`${game}/`)));
  const ofSite = keysOf((part) => !GAMES.some((game) => part.startsWith(`${game}/`)));
  expect(ofGames.length).toBeGreaterThan(100);
  expect(ofGames.filter((key) => ofSite.includes(key))).toEqual([]);
});
