import { describe, expect, it } from 'vitest';

import { Chart } from '../board/chart';
import type { Order } from '../protocol/triomphe/Order';
import { cavalry, chart, hidden, infantry, own, sceneOf, view } from '../testing/samples';
import { plain } from '../words/prose';
import { placeOf, question } from './question';
import { tell } from './sentences';

const scene = sceneOf(
  view([own(1, '14', infantry), own(2, '14', cavalry), own(3, '14/20', infantry), hidden(9, '20')]),
);
const order = (given: Order): string => plain(tell(scene, given, 'order'));
const option = (given: Order): string => plain(tell(scene, given, 'option'));

describe('an order', () => {
  it('is told without what the board has no longer, once its block has gone on', () => {
    expect(() => order({ order: 'road_march', piece: 77, crossings: [1] })).not.toThrow();
    expect(() => order({ order: 'road_march', piece: 77, crossings: [] })).not.toThrow();
  });

  it('is told as a sentence', () => {
    expect(order({ order: 'march', pieces: [1], to: '10' })).toBe(
      'The infantry 3 marches from Marengo (14) to locale 10.',
    );
    expect(order({ order: 'march', pieces: [1, 2], to: '14/20' })).toBe(
      'The infantry 3 and the cavalry 2 in Marengo (14) move up to face locale 20.',
    );
    expect(order({ order: 'march', pieces: [3], to: '14' })).toBe(
      'The infantry 3 in Marengo (14) goes back into reserve.',
    );
    expect(order({ order: 'road_march', piece: 1, crossings: [1] })).toBe(
      'The infantry 3 marches from Marengo (14) to locale 10 by the main road.',
    );
    expect(order({ order: 'end_turn' })).toBe('Your turn ends with two commands unused.');
    expect(order({ order: 'organize', pieces: [1] })).toBe(
      'The infantry 3 in Marengo (14) is organized.',
    );
  });

  it('says that a road march into the enemy is an attack', () => {
    expect(order({ order: 'road_march', piece: 2, crossings: [3] })).toBe(
      'The cavalry 2 marches by road from Marengo (14) and attacks locale 20.',
    );
    expect(option({ order: 'road_march', piece: 2, crossings: [3] })).toBe(
      'attack locale 20 by road',
    );
  });

  it('is short in a list', () => {
    expect(option({ order: 'march', pieces: [1], to: '10' })).toBe('to locale 10, across country');
    expect(option({ order: 'respond', pieces: [] })).toBe('send nobody');
    expect(option({ order: 'organize', pieces: [1, 3] })).toBe(
      'organize, together with the infantry 3 in Marengo (14)',
    );
  });

  it('of a later game is admitted not to be known', () => {
    expect(order({ order: 'balloon' } as unknown as Order)).toBe(
      'An order this page does not know.',
    );
  });

  it('says which border it means where two lead to the same locale', () => {
    const { approaches } = chart.drawing;
    const southern = approaches
      .filter(({ locale, towards }) => locale + towards === 34)
      .map((approach) => ({
        ...approach,
        name: `${approach.name}b`,
        opposite: `${approach.opposite}b`,
        ends: approach.ends.map(([x, y]) => [x, y + 100]) as typeof approach.ends,
      }));
    const twice = new Chart(
      { ...chart.drawing, approaches: [...approaches, ...southern] },
      chart.telling,
    );
    const attack = (across: string): string =>
      plain(
        tell(
          { ...scene, chart: twice },
          { order: 'manoeuvre_attack', pieces: [1], across },
          'option',
        ),
      );
    expect(attack('14/20')).toBe('attack locale 20 (northern border)');
    expect(attack('14/20b')).toBe('attack locale 20 (southern border)');
    expect(attack('14/10')).toBe('attack locale 10');
  });
});

describe('a question', () => {
  it('names the attackers and the places', () => {
    const asked = question(scene, {
      side: 'blue',
      kind: 'respond',
      defense: '14/20',
      attackers: 2,
    });
    expect(asked.head).toBe('Do you respond?');
    expect(plain(asked.text)).toBe(
      'Two Austrian blocks attack Marengo (14) from locale 20. Which of your reserve move up to the approach?',
    );
  });

  it('is about one place, or none', () => {
    expect(placeOf(chart.telling, { side: 'blue', kind: 'advance', attack: '14/20' })).toBe(
      '14/20',
    );
    expect(placeOf(chart.telling, { side: 'blue', kind: 'retreat', locale: 14 })).toBe('14');
    expect(placeOf(chart.telling, { side: 'blue', kind: 'act' })).toBeNull();
  });

  it('of a later game asks for a newer page', () => {
    const asked = question(scene, { side: 'blue', kind: 'balloon' } as never);
    expect(asked.text).toContain('Load it again');
  });
});
