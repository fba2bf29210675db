import { describe, expect, it } from 'vitest';

import type { Offer } from '../protocol/Offer';
import {
  assault,
  block,
  blocks,
  leading,
  counted,
  endTurn,
  march,
  place,
  plainly,
  respond,
  roadAttack,
  roadMarch,
  value,
  way,
} from '../testing/offers';
import { answers, answersWithOne, pickable, together, wantsMore } from './answers';

const whereIs = () => '12/14';
const orders = (offers: Offer[], pieces: number[]) =>
  answers(offers, pieces, whereIs).map(({ order }) => order);

const march14 = march('14', '10', [1, 2, 11], 0, 1);
const attack: Offer = {
  order: 'manoeuvre_attack',
  given: { across: '14/20b' },
  picks: [
    counted('pieces', [1, 11, 12], { at_least: 1, at_most: 3, one_of: [1], cost: [1, 1, 1] }),
  ],
  from: '14',
  target: { kind: 'attack', at: '20', across: '14/20b' },
};
const one = { at_least: 1, at_most: 1 };
const organize: Offer = {
  order: 'organize',
  picks: [counted('pieces', [5, 6], one), counted('pieces', [5, 6, 7], one)],
  cost: 1,
};

describe('answers', () => {
  it('prices a march by the number of pieces', () => {
    const found = answers([march14], [2], whereIs);
    const two = answers([march14], [2, 11], whereIs);
    expect(found.map(({ order, cost }) => [order, cost])).toEqual([
      [{ order: 'march', pieces: [2], to: '10' }, 0],
    ]);
    expect(two[0]?.cost).toBe(1);
  });

  it('offers nothing for too many pieces or a stranger among them', () => {
    expect(orders([march14], [1, 2, 11])).toEqual([]);
    expect(orders([march14], [1, 99])).toEqual([]);
  });

  it('asks for one of the pieces that must take part', () => {
    expect(orders([attack], [11, 12])).toEqual([]);
    expect(answers([attack], [1, 12], whereIs)[0]).toMatchObject({
      order: { order: 'manoeuvre_attack', pieces: [1, 12], across: '14/20b' },
      target: { kind: 'attack', at: '20', across: '14/20b' },
    });
  });

  it('offers every way, each with its end and its price', () => {
    const offers = [
      roadMarch('14', [1, 11], way([2], 20), way([2, 3], 21, 1)),
      roadAttack('14', [11], way([1], 10)),
    ];
    expect(orders(offers, [1])).toEqual([
      { order: 'road_march', piece: 1, crossings: [2] },
      { order: 'road_march', piece: 1, crossings: [2, 3] },
    ]);
    const found = answers(offers, [11], whereIs);
    expect(found.map(({ target, cost }) => [target, cost])).toEqual([
      [place('20'), 0],
      [place('21'), 1],
      [{ kind: 'attack', at: '10' }, 0],
    ]);
  });

  it('pairs a piece to be organized with each partner it may have', () => {
    expect(orders([organize], [5])).toEqual([
      { order: 'organize', pieces: [5, 6] },
      { order: 'organize', pieces: [5, 7] },
    ]);
    expect(orders([organize], [7])).toEqual([
      { order: 'organize', pieces: [5, 7] },
      { order: 'organize', pieces: [6, 7] },
    ]);
    expect(orders([organize], [7, 6])).toEqual([{ order: 'organize', pieces: [6, 7] }]);
    expect(orders([organize], [])).toEqual([]);
  });

  it('organizes one piece where no second is asked for', () => {
    const single = { ...organize, picks: organize.picks.slice(0, 1) };
    expect(orders([single], [5])).toEqual([{ order: 'organize', pieces: [5] }]);
  });

  it('shares pieces out among different fields in every way', () => {
    const swap: Offer = { order: 'swap', picks: [block('one', [1, 2]), block('other', [1, 2, 3])] };
    expect(orders([swap], [1, 2])).toEqual([
      { order: 'swap', one: 1, other: 2 },
      { order: 'swap', one: 2, other: 1 },
    ]);
    expect(orders([swap], [3])).toEqual([
      { order: 'swap', one: 1, other: 3 },
      { order: 'swap', one: 2, other: 3 },
    ]);
  });

  it('answers an attack with nobody as well, and nobody goes anywhere', () => {
    const offers = [respond([1, 2], '14/20')];
    expect(answers(offers, [], whereIs)[0]).toMatchObject({
      order: { order: 'respond', pieces: [] },
      target: null,
    });
    expect(answers(offers, [2, 1], whereIs)[0]?.target).toEqual(place('14/20'));
  });

  it('asks for a block before a place, and leads to the place', () => {
    const retreat: Offer = {
      order: 'retreat',
      picks: [
        block('piece', [1]),
        leading('place', 'to', { value: 10, at: '10' }, { value: 20, at: '20' }),
      ],
    };
    expect(answers([retreat], [1], whereIs).map(({ order, target }) => [order, target])).toEqual([
      [{ order: 'retreat', piece: 1, to: 10 }, place('10')],
      [{ order: 'retreat', piece: 1, to: 20 }, place('20')],
    ]);
    expect(orders([retreat], [])).toEqual([]);
  });

  it('offers what takes no blocks when none are chosen', () => {
    const morale = { value: 14, at: '14' };
    const offers = [
      endTurn,
      plainly('halt'),
      { order: 'march_on', picks: [leading('place', 'crossings', way([2], 20, 1))] },
      { order: 'remove_morale', picks: [leading('morale', 'from', morale)] },
    ];
    expect(orders(offers, [])).toEqual([
      { order: 'end_turn' },
      { order: 'halt' },
      { order: 'march_on', crossings: [2] },
      { order: 'remove_morale', from: 14 },
    ]);
    expect(orders(offers, [1])).toEqual([]);
  });

  it('offers every set of values where a list of them is asked for', () => {
    const list = { at_least: 1, at_most: 2 };
    const guess: Offer = {
      order: 'guess',
      picks: [{ ...value('at', { value: 10 }, { value: 14 }, { value: 20 }), list }],
    };
    expect(orders([guess], []).map((order) => order['at'])).toEqual([
      [10],
      [14],
      [20],
      [10, 14],
      [10, 20],
      [14, 20],
    ]);
  });

  it('offers an order once, however many offers allow it', () => {
    expect(orders([march14, march14], [1])).toHaveLength(1);
  });

  it('finds what can be done with one piece', () => {
    const cancel: Offer = { order: 'cancel_bombardment', picks: [block('piece', [1, 2])] };
    expect(answersWithOne([cancel])).toEqual([
      { order: 'cancel_bombardment', piece: 1 },
      { order: 'cancel_bombardment', piece: 2 },
    ]);
  });
});

describe('picking', () => {
  it('knows every piece that can be picked', () => {
    expect([...pickable([march14, organize, endTurn])].sort((a, b) => a - b)).toEqual([
      1, 2, 5, 6, 7, 11,
    ]);
  });

  it('lets pieces stand together where one order takes them all', () => {
    expect(together([march14, attack], [1, 2])).toBe(true);
    expect(together([march14, attack], [2, 12])).toBe(false);
    expect(together([organize], [5, 7])).toBe(true);
    expect(together([organize], [5, 6, 7])).toBe(false);
    expect(together([endTurn], [5])).toBe(false);
  });

  it('knows when an order asks for more', () => {
    expect(wantsMore([attack], [11])).toBe(true);
    expect(wantsMore([roadMarch('14', [1, 11], way([2], 20))], [11])).toBe(false);
    expect(wantsMore([organize], [7])).toBe(true);
  });

  it('offers an assault for the blocks of its approach, and without any', () => {
    const offers = [assault('12/14', 14)];
    expect(orders(offers, [1])).toHaveLength(1);
    expect(orders(offers, [])).toHaveLength(1);
    expect(answers(offers, [1], () => '12')).toEqual([]);
  });

  it('offers every set of leaders among the named blocks', () => {
    const group = counted('pieces', [1, 2, 11], { at_least: 1, at_most: 3, one_of: [1, 2] });
    const leaders = { ...blocks('leaders', [1, 2], 0, 0), within: 'pieces' };
    const named: Offer = { order: 'name_assault', picks: [group, leaders] };
    const led = (pieces: number[]) => orders([named], pieces).map((order) => order['leaders']);
    expect(led([1, 2, 11])).toEqual([[1], [2], [1, 2]]);
    expect(led([1, 11])).toEqual([[1]]);
    expect(led([11])).toEqual([]);
  });
});
