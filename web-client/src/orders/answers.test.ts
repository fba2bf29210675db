import { describe, expect, it } from 'vitest';

import type { Template } from '../protocol/Template';
import { choices } from '../testing/samples';
import { answers, pickable, together, wantsMore } from './answers';

const knownOf = (token: number) => ({
  arm: token < 10 ? ('infantry' as const) : ('cavalry' as const),
  at: '12/14',
});

const march: Template = {
  order: 'march',
  from: '14',
  to: '10',
  group: { pieces: [1, 2, 11], at_least: 1, at_most: 2, one_of: [], cost: [0, 1] },
};
const attack: Template = {
  order: 'manoeuvre_attack',
  from: '14',
  across: '14/20b',
  group: { pieces: [1, 11, 12], at_least: 1, at_most: 3, one_of: [1], cost: [1, 1, 1] },
};
const road: Template = {
  order: 'road_march',
  from: '14',
  pieces: [1, 11],
  routes: [
    { crossings: [2], to: 20, attack: false, cost: 0 },
    { crossings: [1], to: 10, attack: true, cost: 0 },
  ],
};
const organize: Template = { order: 'organize', first: [5, 6], second: [5, 6, 7], cost: 1 };

describe('answers', () => {
  it('prices a march by the number of pieces', () => {
    const one = answers(choices(march), [2], knownOf);
    const two = answers(choices(march), [2, 11], knownOf);
    expect(one.map(({ order, cost }) => [order, cost])).toEqual([
      [{ order: 'march', pieces: [2], to: '10' }, 0],
    ]);
    expect(two[0]?.cost).toBe(1);
  });

  it('offers nothing for too many pieces or a stranger among them', () => {
    expect(answers(choices(march), [1, 2, 11], knownOf)).toEqual([]);
    expect(answers(choices(march), [1, 99], knownOf)).toEqual([]);
  });

  it('asks for one of the pieces that must take part', () => {
    expect(answers(choices(attack), [11, 12], knownOf)).toEqual([]);
    expect(answers(choices(attack), [1, 12], knownOf)[0]).toMatchObject({
      order: { order: 'manoeuvre_attack', pieces: [1, 12], across: '14/20b' },
      target: { kind: 'attack', locale: 20 },
    });
  });

  it('lets only cavalry take a road that ends in an attack', () => {
    expect(answers(choices(road), [1], knownOf)).toHaveLength(1);
    expect(answers(choices(road), [11], knownOf).map(({ target }) => target)).toEqual([
      { kind: 'place', at: '20' },
      { kind: 'attack', locale: 10, across: null },
    ]);
  });

  it('pairs a piece to be organized with each partner it may have', () => {
    const orders = answers(choices(organize), [5], knownOf).map(({ order }) => order);
    expect(orders).toEqual([
      { order: 'organize', pieces: [5, 6] },
      { order: 'organize', pieces: [5, 7] },
    ]);
    expect(answers(choices(organize), [7], knownOf).map(({ order }) => order)).toEqual([
      { order: 'organize', pieces: [5, 7] },
      { order: 'organize', pieces: [6, 7] },
    ]);
    expect(answers(choices(organize), [7, 6], knownOf)[0]?.order).toEqual({
      order: 'organize',
      pieces: [6, 7],
    });
  });

  it('organizes one piece where no second is asked for', () => {
    const single = choices({ order: 'organize', first: [5], second: [], cost: 1 });
    expect(answers(single, [5], knownOf).map(({ order }) => order)).toEqual([
      { order: 'organize', pieces: [5] },
    ]);
  });

  it('answers an attack with nobody as well', () => {
    const group = { pieces: [1, 2], at_least: 0, at_most: 2, one_of: [], cost: [0, 0, 0] };
    const asked = {
      ...choices({ order: 'respond', group }),
      decision: { side: 'blue', kind: 'respond', defense: '14/20', attackers: 2 },
    } as const;
    const open = { ...asked, templates: [...asked.templates] };
    expect(answers(open, [], knownOf)[0]).toMatchObject({
      order: { order: 'respond', pieces: [] },
      target: null,
    });
    expect(answers(open, [2, 1], knownOf)[0]?.target).toEqual({ kind: 'place', at: '14/20' });
  });

  it('fills in every kind of template', () => {
    const group = { pieces: [1], at_least: 1, at_most: 1, one_of: [], cost: [0] };
    const all: [Template, number[], unknown][] = [
      [
        { order: 'follow_road', to: '14/20', pieces: [1], cost: 1 },
        [1],
        { order: 'follow_road', piece: 1, to: '14/20' },
      ],
      [{ order: 'pontoon_entry', to: 1, pieces: [1] }, [1], { order: 'pontoon_entry', piece: 1 }],
      [
        { order: 'continuation', to: '14/20', group },
        [1],
        { order: 'continuation', pieces: [1], to: '14/20' },
      ],
      [{ order: 'end_turn' }, [], { order: 'end_turn' }],
      [
        { order: 'march_on', routes: [{ crossings: [2], to: 20, attack: false, cost: 1 }] },
        [],
        { order: 'march_on', crossings: [2] },
      ],
      [{ order: 'halt' }, [], { order: 'halt' }],
      [{ order: 'advance' }, [], { order: 'advance' }],
      [{ order: 'stay' }, [], { order: 'stay' }],
      [{ order: 'show_infantry', pieces: [1] }, [1], { order: 'show_infantry', piece: 1 }],
      [{ order: 'take_loss', pieces: [1] }, [1], { order: 'take_loss', piece: 1 }],
      [{ order: 'retreat', pieces: [1], to: [10] }, [1], { order: 'retreat', piece: 1, to: 10 }],
      [{ order: 'give_up', pieces: [1] }, [1], { order: 'give_up', piece: 1 }],
      [{ order: 'remove_morale', from: [14] }, [], { order: 'remove_morale', from: 14 }],
      [{ order: 'transfer_morale', from: [14] }, [], { order: 'transfer_morale', from: 14 }],
      [{ order: 'leave_morale' }, [], { order: 'leave_morale' }],
      [{ order: 'recover_morale', from: [14] }, [], { order: 'recover_morale', from: 14 }],
      [{ order: 'recover_nothing' }, [], { order: 'recover_nothing' }],
    ];
    for (const [template, picked, order] of all) {
      expect(answers(choices(template), picked, knownOf).map((answer) => answer.order)).toEqual([
        order,
      ]);
    }
  });

  it('aims a bombardment at the locale beyond the approach of the artillery', () => {
    for (const order of ['declare_bombardment', 'complete_bombardment'] as const) {
      const [answer] = answers(choices({ order, pieces: [1] }), [1], knownOf);
      expect(answer?.target).toEqual({ kind: 'bombardment', locale: 14 });
    }
  });

  it('shows beaten attackers where they move up to, and where they stay', () => {
    const asked = {
      ...choices({ order: 'advance' }, { order: 'stay' }),
      decision: { side: 'red', kind: 'advance', attack: '12/14' },
    } as const;
    const targets = answers(asked, [], knownOf).map(({ target }) => target);
    expect(targets).toEqual([
      { kind: 'place', at: '12/14' },
      { kind: 'place', at: '12' },
    ]);
  });

  it('offers an order once, however many templates allow it', () => {
    expect(answers(choices(march, march), [1], knownOf)).toHaveLength(1);
  });

  it('leaves a template of a later game aside', () => {
    const later = { order: 'balloon', pieces: [1], over: [14] } as unknown as Template;
    expect(answers(choices(later, march), [1], knownOf)).toHaveLength(1);
    expect(answers(choices(later), [], knownOf)).toEqual([]);
    expect(pickable(choices(later)).size).toBe(0);
  });
});

describe('picking', () => {
  it('knows every piece that can be picked', () => {
    expect([...pickable(choices(march, organize))].sort((a, b) => a - b)).toEqual([
      1, 2, 5, 6, 7, 11,
    ]);
  });

  it('lets pieces stand together where one order takes them all', () => {
    expect(together(choices(march, attack), [1, 2])).toBe(true);
    expect(together(choices(march, attack), [2, 12])).toBe(false);
    expect(together(choices(organize), [5, 7])).toBe(true);
    expect(together(choices(organize), [5, 6, 7])).toBe(false);
  });

  it('knows when an order asks for more', () => {
    expect(wantsMore(choices(attack), [11])).toBe(true);
    expect(wantsMore(choices(road), [11])).toBe(false);
  });

  it('offers an assault for the blocks of its approach, and without any', () => {
    const assault = choices({ order: 'assault', across: '12/14', cost: 1 });
    expect(answers(assault, [1], knownOf)).toHaveLength(1);
    expect(answers(assault, [], knownOf)).toHaveLength(1);
    expect(answers(assault, [1], () => ({ arm: null, at: '12' }))).toEqual([]);
  });

  it('offers every set of leaders among the named blocks', () => {
    const group = { pieces: [1, 2, 11], at_least: 1, at_most: 3, one_of: [1, 2], cost: [0, 0, 0] };
    const leaders = { pieces: [1, 2], at_least: 1, at_most: 2, one_of: [], cost: [0, 0] };
    const named = choices({ order: 'name_assault', group, leaders });
    const led = (pieces: number[]) =>
      answers(named, pieces, knownOf).map(({ order }) =>
        order.order === 'name_assault' ? order.leaders : null,
      );
    expect(led([1, 2, 11])).toEqual([[1], [2], [1, 2]]);
    expect(led([1, 11])).toEqual([[1]]);
    expect(led([11])).toEqual([]);
  });
});
