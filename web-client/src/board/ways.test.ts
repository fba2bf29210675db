import { describe, expect, it } from 'vitest';

import { chart } from '../testing/samples';
import { byRoad } from './ways';

describe('a way by road', () => {
  it('begins and ends where the road passes the block', () => {
    expect(byRoad(chart, '10', [20, 60], [1, 2], [280, 40])).toEqual([
      [20, 60],
      [20, 50],
      [100, 50],
      [150, 20],
      [200, 50],
      [280, 50],
      [280, 40],
    ]);
  });

  it('is the same both ways', () => {
    const there = byRoad(chart, '10', [20, 60], [1, 2], [280, 40]);
    expect(byRoad(chart, '20', [280, 40], [2, 1], [20, 60])).toEqual(there.toReversed());
  });

  it('ends at the last crossing if it goes no further', () => {
    expect(byRoad(chart, '14/10', [110, 70], [1]).at(-1)).toEqual([100, 50]);
  });

  it('is straight where no road leads', () => {
    const straight = [
      [150, 90],
      [200, 80],
      [290, 90],
    ];
    expect(byRoad(chart, '14', [150, 90], [3], [290, 90])).toEqual(straight);
    expect(byRoad(chart, '@alessandria', [-35, 30], [4])).toEqual([
      [-35, 30],
      [0, 50],
    ]);
  });

  it('leaves a road that is far', () => {
    expect(byRoad(chart, '10', [50, 500], [1])).toEqual([
      [50, 500],
      [100, 50],
    ]);
  });
});
