import { describe, expect, it } from 'vitest';

import type { Ending } from '../protocol/Ending';
import { resultFor, resultWords, together } from './results';

const ENDINGS: Ending[] = [
  { by: 'decisive', winner: 'france' },
  { by: 'marginal', winner: 'france' },
  { by: 'resignation', winner: 'france' },
  { by: 'time', winner: 'france' },
  { by: 'agreement' },
];

describe('a result', () => {
  it('is the winner’s victory and the other’s defeat', () => {
    const ending: Ending = { by: 'time', winner: 'france' };
    expect(resultFor(ending, 'france')).toBe('won');
    expect(resultFor(ending, 'austria')).toBe('lost');
    expect(resultFor({ by: 'agreement' }, 'austria')).toBe('draw');
    expect(resultFor(null, 'austria')).toBe('over');
  });

  it('has words for each side, however the game ended', () => {
    const words = ENDINGS.flatMap((ending) => [
      resultWords({ ending, side: 'france' }),
      resultWords({ ending, side: 'austria' }),
    ]);
    expect(words.filter((text) => text.startsWith('result-'))).toEqual([]);
    expect(new Set(words).size).toBe(9);
    expect(resultWords({ ending: null, side: 'france' })).toBe('Over');
  });
});

it('totals of both sides are added up', () => {
  const austria = { won: 1, lost: 2, drawn: 0 };
  const france = { won: 3, lost: 0, drawn: 4 };
  expect(together({ austria, france })).toEqual({ won: 4, lost: 2, drawn: 4 });
});
