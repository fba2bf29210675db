import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { rememberKinds } from './kinds';

const KEY = 'estafette.kinds';
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => void vi.unstubAllGlobals());

const known = (): unknown => JSON.parse(kept.get(KEY) ?? 'null');

it('a browser knows the kinds of the games it has seen, the latest first', () => {
  rememberKinds([{ id: 'a', game: 'ford' }]);
  rememberKinds([{ id: 'b', game: 'hill' }]);
  rememberKinds([{ id: 'a', game: 'ford' }]);
  expect(known()).toEqual([
    ['a', 'ford'],
    ['b', 'hill'],
  ]);
});

it('it forgets those it has not seen for long', () => {
  for (let nth = 0; nth < 60; nth += 1) rememberKinds([{ id: `${nth}`, game: 'ford' }]);
  expect(known()).toHaveLength(50);
  expect(known()).toContainEqual(['59', 'ford']);
});

it('what it cannot read is no trouble', () => {
  kept.set(KEY, '{"no":"list"}');
  expect(() => rememberKinds([{ id: 'a', game: 'ford' }])).not.toThrow();
});
