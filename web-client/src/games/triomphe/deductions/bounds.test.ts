import { expect, it } from 'vitest';

import { bounds, counted } from './bounds';

it('a number that is known is one figure, another one a stretch', () => {
  expect(bounds({ at_least: 2, at_most: 2 })).toBe('2');
  expect(bounds({ at_least: 0, at_most: 3 })).toBe('0–3');
});

it('faces are told with how many of them could be anywhere', () => {
  const face = { arm: 'cavalry' as const, strength: 2 as const };
  expect(counted({ face, count: 4, hidden: 4 })).toBe('4 × cavalry 2');
  expect(counted({ face, count: 4, hidden: 1 })).toBe('4 × cavalry 2 (1 of them hidden)');
  expect(counted({ face, count: 4, hidden: 0 })).toBe('4 × cavalry 2 (none hidden)');
});
