import { describe, expect, it } from 'vitest';

import type { Offer } from '../../protocol/Offer';
import { block, counted, endTurn, march, value } from '../../testing/offers';
import { isFull, isSingle, isWhole, kindsOf, toggled } from './form';

const pair: Offer = {
  order: 'pair',
  picks: [
    block('first', [1, 2]),
    counted('pieces', [1, 2, 3], { at_least: 1, at_most: 2 }),
    { ...block('leader', [1, 2, 3]), within: 'pieces' },
  ],
};

describe('the form of an offer', () => {
  it('is found by the tag of the order', () => {
    const [one, other] = [march('14', '10', [1], 0), march('14', '20', [1], 0)];
    expect(kindsOf([one, endTurn, other])).toEqual([
      { order: 'march', offers: [one, other] },
      { order: 'end_turn', offers: [endTurn] },
    ]);
  });

  it('has one of several, or a number of them', () => {
    expect(pair.picks.map(isSingle)).toEqual([true, false, true]);
    expect(isSingle(value('bid', { value: 1 }))).toBe(true);
  });

  it('puts another in the place of the only one', () => {
    const once = toggled(pair, [], 0, 1);
    expect(once[0]).toEqual([1]);
    expect(toggled(pair, once, 0, 2)[0]).toEqual([2]);
  });

  it('takes out what is chosen again, and keeps the order of the pool', () => {
    const two = toggled(pair, toggled(pair, [], 1, 3), 1, 1);
    expect(two[1]).toEqual([1, 3]);
    expect(toggled(pair, two, 1, 3)[1]).toEqual([1]);
  });

  it('knows when no more can be picked', () => {
    const [, pieces] = pair.picks;
    expect(pieces && [isFull(pieces, [1]), isFull(pieces, [1, 3])]).toEqual([false, true]);
  });

  it('lets go of a leader who is no longer among the picked', () => {
    const led = toggled(pair, toggled(pair, [], 1, 3), 2, 3);
    expect(led[2]).toEqual([3]);
    expect(toggled(pair, led, 1, 3)[2]).toEqual([]);
  });

  it('lets go of what is picked already for the same field', () => {
    const one = { at_least: 1, at_most: 1 };
    const offer: Offer = {
      order: 'organize',
      picks: [counted('pieces', [1, 2], one), counted('pieces', [2, 3], one)],
    };
    const second = toggled(offer, toggled(offer, [], 0, 1), 1, 2);
    expect(second).toEqual([[1], [2]]);
    expect(toggled(offer, second, 0, 2)).toEqual([[2], []]);
  });

  it('is whole when every pick is', () => {
    const first = toggled(pair, [], 0, 1);
    const pieces = toggled(pair, first, 1, 2);
    expect([first, pieces].map((picked) => isWhole(pair, picked))).toEqual([false, false]);
    expect(isWhole(pair, toggled(pair, pieces, 2, 2))).toBe(true);
    expect(isWhole(endTurn, [])).toBe(true);
  });
});
