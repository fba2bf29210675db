import { describe, expect, it } from 'vitest';

import type { Event } from '../protocol/triomphe/Event';
import { began, chart, entry, marched } from '../testing/samples';
import { plain } from '../words/prose';
import { recount } from './events';
import { ordersThisTurn } from './pages';

const told = (event: Event): string | null => {
  const prose = recount(chart, event);
  return prose && plain(prose);
};

const every: [Event, string | null][] = [
  [{ event: 'turn_began', round: 7, side: 'blue' }, 'Round 7, noon · France'],
  [{ event: 'morale_arrived', side: 'blue', tokens: 2 }, 'Two French morale arrived.'],
  [
    { event: 'cleaned_up', side: 'blue', from: '14/20', pieces: [1] },
    'One French block in Marengo (14) went back into reserve: nobody is opposite.',
  ],
  [
    { event: 'marched', side: 'red', pieces: [1, 2, 3], from: '10', to: '10/14', cost: 1 },
    'Three Austrian blocks of locale 10 moved up to face Marengo (14).',
  ],
  [
    { event: 'marched', side: 'red', pieces: [1], from: '10', to: '14', cost: 1 },
    'One Austrian block marched from locale 10 to Marengo (14).',
  ],
  [
    {
      event: 'road_marched',
      side: 'red',
      piece: 1,
      from: '@alessandria',
      crossings: [4, 1],
      through: [10, 14],
      cost: 0,
    },
    'One Austrian block marched by road from Alessandria over locale 10 to Marengo (14).',
  ],
  [
    { event: 'pontoon_entered', side: 'red', piece: 1, to: 10 },
    'One Austrian block entered locale 10 over the pontoon bridge.',
  ],
  [
    { event: 'continued', side: 'blue', pieces: [1], to: '14/10', cost: 0 },
    'One French cavalry went on to face locale 10.',
  ],
  [
    { event: 'organized', pieces: [1, 2], places: ['14', '14/20'] },
    'Two French blocks in Marengo (14) were organized.',
  ],
  [{ event: 'disorganized', locale: 14 }, 'The French in Marengo (14) became disorganized.'],
  [
    {
      event: 'manoeuvre_attacked',
      side: 'red',
      pieces: [1, 2],
      from: '10',
      across: '10/14',
      by_road: false,
      cost: 1,
    },
    'Two Austrian blocks attacked Marengo (14) from locale 10.',
  ],
  [{ event: 'responded', side: 'blue', pieces: [], to: '14/10' }, 'No French block moved up.'],
  [{ event: 'attack_decided', winner: 'blue', locale: 14 }, 'France prevailed in Marengo (14).'],
  [
    { event: 'attackers_moved', side: 'red', pieces: [1, 2], to: '10/14' },
    'The attackers moved up to face Marengo (14).',
  ],
  [
    {
      event: 'shown',
      side: 'red',
      piece: 1,
      at: '10',
      face: { arm: 'cavalry', strength: 2 },
      reason: 'road_attack',
    },
    'An Austrian block in locale 10 was shown: cavalry 2.',
  ],
  [
    {
      event: 'reduced',
      side: 'blue',
      piece: 1,
      at: '14',
      before: { arm: 'infantry', strength: 2 },
      after: { arm: 'infantry', strength: 1 },
      reason: 'retreat',
    },
    'French infantry 2 in Marengo (14) was reduced to infantry 1.',
  ],
  [
    { event: 'retreated', side: 'blue', piece: 1, from: '14', to: 20 },
    'One French block retreated from Marengo (14) to locale 20.',
  ],
  [{ event: 'shuffled', side: 'blue', at: '14', pieces: [3, 4] }, null],
  [
    { event: 'morale_committed', side: 'blue', locale: 14, tokens: 2 },
    'Two French morale were committed to Marengo (14).',
  ],
  [
    { event: 'morale_transferred', side: 'blue', from: 14, to: 20 },
    'One French morale was moved from Marengo (14) to locale 20.',
  ],
  [
    { event: 'morale_left', side: 'blue', locale: 14, missing: 1 },
    'One missing French morale in Marengo (14) was forgotten.',
  ],
  [{ event: 'morale_lost', side: 'blue', from: null, tokens: 2 }, 'France lost two morale.'],
  [
    { event: 'morale_returned', side: 'blue', from: 14, tokens: 1 },
    'One French morale in Marengo (14) is free again.',
  ],
  [{ event: 'turn_ended', side: 'red' }, 'Austria ended its turn.'],
  [
    { event: 'ended', outcome: { winner: 'blue', victory: 'marginal' } },
    'France wins a marginal victory.',
  ],
];

describe('the log', () => {
  it.each(every)('tells %o', (event, sentence) => {
    expect(told(event)).toBe(sentence);
  });

  it('admits what it does not know', () => {
    expect(told({ event: 'balloon' } as unknown as Event)).toContain('Load it again');
  });

  it('lists the orders since the turn began', () => {
    const orders = ordersThisTurn(chart, [
      entry(1, [marched]),
      entry(2, [began(7, 'red')]),
      entry(3, [marched]),
      entry(4, [marched]),
    ]);
    expect(orders.map(({ position, cost }) => [position, cost])).toEqual([
      [3, 1],
      [4, 1],
    ]);
  });
});
