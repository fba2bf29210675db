import { describe, expect, it } from 'vitest';

import { searchOf, wantedOf } from './question';
import { middleLength } from './figures';

describe('what is looked for', () => {
  it('is in the address, and comes back from it', () => {
    const search = 'player=Melas&side=blue&result=draw&least=3&most=16&from=2026-01-02';
    expect(searchOf(wantedOf(search))).toBe(search);
    expect(searchOf(wantedOf(''))).toBe('');
  });

  it('is read from an address that calls sides as the game does', () => {
    const old = 'player=Melas&side=france&result=austria';
    expect(searchOf(wantedOf(old))).toBe('player=Melas&side=blue&result=red');
  });

  it('leaves out what cannot be looked for', () => {
    expect(searchOf(wantedOf('side=russia&result=won&least=17&most=x&from=June&who=me'))).toBe('');
    expect(searchOf(wantedOf('player=%20&side=blue'))).toBe('');
  });
});

describe('the length in the middle', () => {
  it('is that by which half of the games had ended', () => {
    expect(middleLength([])).toBeNull();
    expect(middleLength([{ rounds: 7, games: 1 }])).toBe(7);
    const lengths = [
      { rounds: 4, games: 2 },
      { rounds: 9, games: 1 },
      { rounds: 16, games: 1 },
    ];
    expect(middleLength(lengths)).toBe(4);
    expect(middleLength([...lengths, { rounds: 16, games: 2 }])).toBe(9);
  });
});
