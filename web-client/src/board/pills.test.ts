import { describe, expect, it } from 'vitest';

import { chart, infantry, own } from '../testing/samples';
import { pillAt } from './pills';

const level = { turn: 0, scale: 0.5, front: null };

describe('a cost', () => {
  it('stands at the reserve point of an empty locale', () => {
    expect(pillAt(chart, 14, [], [], 1)).toEqual([150, 50]);
    expect(pillAt(chart, 99, [], [], 1)).toBeNull();
  });

  it('hides no block and no capacity', () => {
    const pieces = [own(1, '14', infantry), own(2, '10', infantry)];
    const spots = [
      { ...level, x: 150, y: 50 },
      { ...level, x: 50, y: 70 },
    ];
    const [x, y] = pillAt(chart, 14, pieces, spots, 1) ?? [0, 0];
    expect(x).toBe(150);
    expect(y).toBeGreaterThan(66);
  });
});
