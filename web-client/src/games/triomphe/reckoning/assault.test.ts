import { describe, expect, it } from 'vitest';

import { Chart } from '../../../board/chart';
import type { Event } from '../../../protocol/triomphe/Event';
import type { SeenAssault } from '../../../protocol/triomphe/SeenAssault';
import type { SeenPiece } from '../../../protocol/triomphe/SeenPiece';
import { chart as plainChart, hidden, own, view } from '../../../testing/samples';
import { reckonAssault } from './assault';

/** The samples' border from 14 to 20, with one infantry mark on the side of 20. */
const chart = new Chart(
  {
    ...plainChart.drawing,
    approaches: plainChart.drawing.approaches.map((approach) =>
      approach.name === '20/14' ? { ...approach, infantry_penalties: 1 } : approach,
    ),
  },
  plainChart.telling,
);

const open = (token: number, at: string, strength: 1 | 2 | 3): SeenPiece => ({
  ...hidden(token, at),
  face: { known: 'open', face: { arm: 'infantry', strength } },
});

const assault: SeenAssault = {
  side: 'blue',
  across: '14/20',
  defense_leaders: [8],
  pieces: [1, 2],
  leaders: [1],
  counter_attackers: [],
};
const pieces = [
  own(1, '14/20', { arm: 'infantry', strength: 3 }),
  own(2, '14/20', { arm: 'infantry', strength: 2 }),
  open(8, '20/14', 2),
  hidden(9, '20/14'),
];
const asked = (kind: 'counter_attack' | 'name_assault' | 'lead_defense', part: object = {}) =>
  view(pieces, {
    decision: { side: 'blue', kind, attack: '14/20', defense: '20/14' } as never,
    assault: { ...assault, ...part },
  });

describe('the sum of an assault', () => {
  it('stands once both sides lead, and says what may still come', () => {
    const reckoned = reckonAssault(chart, asked('counter_attack'), [], null);
    expect(reckoned?.terms.map(({ value }) => value)).toEqual([3, -1, -2, null]);
    expect(reckoned).toMatchObject({ sum: 0, open: true, step: 'counter', decided: null });
    expect(reckoned?.behind.map(({ token }) => token)).toEqual([9]);
  });

  it('is open while nobody leads the attack', () => {
    const state = asked('name_assault', { leaders: [], pieces: [] });
    expect(reckonAssault(chart, state, [], null)?.sum).toBeNull();
    const drafted = { order: 'name_assault' as const, pieces: [1, 2], leaders: [2] };
    expect(reckonAssault(chart, state, [], drafted)?.sum).toBe(-1);
  });

  it('never counts a counter-attack before its own losses', () => {
    const drafted = { order: 'counter_attack' as const, pieces: [9] };
    const reckoned = reckonAssault(chart, asked('counter_attack'), [], drafted);
    expect(reckoned?.terms[3]).toMatchObject({ value: null });
    expect(reckoned).toMatchObject({ sum: 0, open: true });
  });

  it('takes the numbers of the server when it has told them', () => {
    const decided: Event = {
      event: 'assault_decided',
      winner: 'red',
      locale: 20,
      attack: 3,
      penalty: 1,
      defense: 2,
      counter_attack: 1,
      result: -1,
    };
    const declared: Event = { event: 'assault_declared', side: 'blue', across: '14/20' };
    const state = asked('counter_attack');
    const reckoned = reckonAssault(chart, state, [declared, decided], null);
    expect(reckoned?.terms.map(({ value }) => value)).toEqual([3, -1, -2, -1]);
    expect(reckoned).toMatchObject({ sum: -1, step: 'losses', open: false });
    // The result of an earlier assault is none of this one's.
    expect(reckonAssault(chart, state, [decided, declared], null)?.decided).toBeNull();
  });

  it('is only ground and backs while the order is drafted', () => {
    const drafted = { order: 'assault' as const, across: '14/20' };
    const reckoned = reckonAssault(chart, view(pieces), [], drafted);
    expect(reckoned?.terms.map(({ value }) => value)).toEqual([null, null, null, null]);
    expect(reckonAssault(chart, view(pieces), [], null)).toBeNull();
  });
});
