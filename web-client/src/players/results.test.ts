import { describe, expect, it } from 'vitest';

import type { Ending } from '../protocol/Ending';
import { resultFor, resultWords, together } from './results';

const ENDINGS: Ending[] = [
  { by: 'decisive', winner: 'blue' },
  { by: 'marginal', winner: 'blue' },
  { by: 'resignation', winner: 'blue' },
  { by: 'time', winner: 'blue' },
  { by: 'agreement' },
];

describe('a result', () => {
  it('is the winner’s victory and the other’s defeat', () => {
    const ending: Ending = { by: 'time', winner: 'blue' };
    expect(resultFor(ending, 'blue')).toBe('won');
    expect(resultFor(ending, 'red')).toBe('lost');
    expect(resultFor({ by: 'agreement' }, 'red')).toBe('draw');
    expect(resultFor(null, 'red')).toBe('over');
  });

  it('has words for each side, however the game ended', () => {
    const words = ENDINGS.flatMap((ending) => [
      resultWords({ ending, side: 'blue' }),
      resultWords({ ending, side: 'red' }),
    ]);
    expect(words.filter((text) => text.startsWith('result-'))).toEqual([]);
    expect(new Set(words).size).toBe(9);
    expect(resultWords({ ending: null, side: 'blue' })).toBe('Over');
  });
});

it('totals of both sides are added up', () => {
  const red = { won: 1, lost: 2, drawn: 0 };
  const blue = { won: 3, lost: 0, drawn: 4 };
  expect(together({ red, blue })).toEqual({ won: 4, lost: 2, drawn: 4 });
});
