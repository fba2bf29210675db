import { describe, expect, it } from 'vitest';

import { isSeat, rankAt, sideAt } from './seats';

describe('seats', () => {
  it('are a side and a rank', () => {
    expect([sideAt('red'), rankAt('red')]).toEqual(['red', 1]);
    expect([sideAt('blue.3'), rankAt('blue.3')]).toEqual(['blue', 3]);
  });

  it('are told from other words', () => {
    expect(['red', 'blue.2'].every(isSeat)).toBe(true);
    expect(['truth', 'spectator', 'red.', 'reds', 'blue.x', ''].some(isSeat)).toBe(false);
  });
});
