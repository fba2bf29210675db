import { describe, expect, it } from 'vitest';

import type { Choice } from '../protocol/Choice';
import type { Offer } from '../protocol/Offer';
import { block, blocks, counted, endTurn, march, plainly, respond, value } from '../testing/offers';
import { asksForSome, filled, poolAfter, price, suffices } from './offers';

const near: Choice = { value: [2], cost: 1 };
const far: Choice = { value: [2, 1], cost: 3 };
const ride: Offer = {
  order: 'ride',
  given: { by: 'night' },
  picks: [blocks('pieces', [1, 2, 3], 0, 2), value('way', near, far)],
  cost: 1,
};

describe('an order', () => {
  it('has what is given and what was picked, one value or a list', () => {
    expect(filled(ride, [[2], [near.value]])).toEqual({
      order: 'ride',
      by: 'night',
      pieces: [2],
      way: [2],
    });
    expect(filled(endTurn, [])).toEqual({ order: 'end_turn' });
  });

  it('has one list of all that was picked for a field', () => {
    const one = { at_least: 1, at_most: 1 };
    const pair: Offer = {
      order: 'organize',
      picks: [counted('pieces', [1, 2], one), counted('pieces', [2, 3], one)],
    };
    expect(filled(pair, [[2], [3]])).toEqual({ order: 'organize', pieces: [2, 3] });
    expect(filled(pair, [[], [3]])).toEqual({ order: 'organize', pieces: [3] });
  });

  it('has an empty list where nobody was picked', () => {
    expect(filled(respond([1], '14'), [[]])).toEqual({ order: 'respond', pieces: [] });
  });

  it('costs what the offer does, the number picked, and each value', () => {
    expect(price(ride, [[1], [near.value]])).toBe(2);
    expect(price(ride, [[1, 2], [near.value]])).toBe(4);
    expect(price(ride, [[1], [far.value]])).toBe(4);
    expect(price(march('14', '10', [1, 2, 3], 0, 1), [[1, 2, 3]])).toBe(1);
    expect(price(plainly('halt'), [])).toBe(0);
  });

  it('is priced from the least number on', () => {
    const late: Offer = {
      order: 'late',
      picks: [counted('pieces', [1, 2, 3], { at_least: 2, at_most: 3, cost: [4, 5] })],
    };
    expect(price(late, [[1, 2]])).toBe(4);
    expect(price(late, [[1, 2, 3]])).toBe(5);
  });
});

describe('a pick', () => {
  it('wants a number, and one of some', () => {
    const pick = counted('pieces', [1, 2, 3], { at_least: 1, at_most: 2, one_of: [3] });
    expect(suffices(pick, [])).toBe(false);
    expect(suffices(pick, [1])).toBe(false);
    expect(suffices(pick, [1, 3])).toBe(true);
    expect(suffices(pick, [1, 2, 3])).toBe(false);
    expect(suffices(block('piece', [1]), [1])).toBe(true);
  });

  it('has nothing twice for one field, and only what another field has', () => {
    const one = { at_least: 1, at_most: 1 };
    const first = counted('pieces', [1, 2], one);
    const second = counted('pieces', [2, 3], one);
    const leader = { ...block('leader', [1, 2, 3]), within: 'pieces' };
    const offer: Offer = { order: 'lead', picks: [first, second, leader] };
    expect(poolAfter(offer, second, [[2]])).toEqual([3]);
    expect(poolAfter(offer, leader, [[2], [3]])).toEqual([2, 3]);
  });
});

describe('a question of which blocks, perhaps none', () => {
  const lead = (pieces: number[], at_least: number): Offer => ({
    order: 'lead_defense',
    picks: [counted('pieces', pieces, { at_least, at_most: pieces.length })],
  });

  it('is one where none is a whole answer', () => {
    const infantry = lead([1, 2], 1);
    expect(asksForSome([lead([], 0), infantry], infantry)).toBe(true);
    expect(asksForSome([infantry], infantry)).toBe(false);
  });

  it('is none where something else is picked, or something else may be ordered', () => {
    const riders = march('14', '10', [1], 0);
    expect(asksForSome([respond([1], '14'), riders], riders)).toBe(false);
    const picks = [...respond([1], '14').picks, value('to', { value: 10 })];
    const elsewhere = { ...respond([1], '14'), picks };
    expect(asksForSome([elsewhere], elsewhere)).toBe(false);
  });
});
