import { describe, expect, it } from 'vitest';

import { choices } from '../../../testing/samples';
import { isLeft, remainsOf } from './remains';

const group = (pieces: number[], ...cost: number[]) => ({
  pieces,
  at_least: 1,
  at_most: cost.length,
  one_of: [],
  cost,
});

describe('before the turn ends', () => {
  it('free marches and commands are told apart', () => {
    const offered = choices(
      { order: 'march', from: '14', to: '10', group: group([1, 2], 1, 1) },
      { order: 'march', from: '14', to: '14/20', group: group([2], 0) },
      {
        order: 'road_march',
        from: '10',
        pieces: [3],
        routes: [
          { crossings: [1], to: 14, attack: false, cost: 1 },
          { crossings: [2], to: 20, attack: false, cost: 0 },
        ],
      },
      { order: 'declare_bombardment', pieces: [4] },
      { order: 'assault', across: '14/20', cost: 1 },
      { order: 'end_turn' },
    );
    expect(remainsOf(offered)).toEqual({ free: [2, 3], paid: [1], guns: [4], assaults: 1 });
  });

  it('an attack by road is no free march', () => {
    const offered = choices({
      order: 'road_march',
      from: '10',
      pieces: [3],
      routes: [{ crossings: [1], to: 14, attack: true, cost: 0 }],
    });
    expect(remainsOf(offered).free).toEqual([]);
  });

  it('nothing is left when only the end is offered', () => {
    expect(isLeft(remainsOf(choices({ order: 'end_turn' })))).toBe(false);
    expect(isLeft(remainsOf(choices({ order: 'assault', across: '14/20', cost: 1 })))).toBe(true);
  });
});
