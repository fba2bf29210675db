import { describe, expect, it } from 'vitest';

import { chart } from '../testing/samples';
import { ownSideBelow, quarter, turned, turnedBox, unturned, upsideDown } from './turning';

describe('turning the board', () => {
  it('goes clockwise and comes back', () => {
    expect(turned([10, 0], 1)).toEqual([-0, 10]);
    expect(turned([10, 5], 3)).toEqual([5, -10]);
    for (const by of [0, 1, 2, 3] as const) {
      const [x, y] = unturned(turned([3, 7], by), by);
      expect([x + 0, y + 0]).toEqual([3, 7]);
    }
    expect(quarter(-1)).toBe(3);
    expect(turnedBox({ x: 0, y: 0, width: 30, height: 10 }, 1)).toMatchObject({
      x: -10,
      width: 10,
      height: 30,
    });
  });

  it('puts the side from which an army comes below', () => {
    // Alessandria lies in the west: the west goes below when the board turns three quarters.
    expect(ownSideBelow(chart, 'red')).toBe(3);
    expect(ownSideBelow(chart, 'blue')).toBe(0);
  });

  it('knows what would be upside down', () => {
    expect(upsideDown(0, 0)).toBe(false);
    expect(upsideDown(0, 2)).toBe(true);
    expect(upsideDown(90, 0)).toBe(false);
    expect(upsideDown(-90, 2)).toBe(false);
    expect(upsideDown(80, 1)).toBe(true);
  });
});
