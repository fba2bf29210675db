import { describe, expect, it } from 'vitest';

import { answers } from '../orders/answers';
import type { Offer } from '../protocol/Offer';
import type { BoardSnapshot } from '../games/snapshot';
import { block as oneOf, march, place, roadMarch, way } from '../testing/offers';
import { chart, hidden, infantry, own, view } from '../testing/samples';
import { contains, inset, type Point } from './chart';
import { lettering } from './lettering';
import { targetsOf } from './targets';
import { barAt } from './touch';
import { fit, hold, toBoard, zoom } from './viewport';

const square: Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

describe('the chart', () => {
  it('knows the locale under a point', () => {
    expect(chart.localeAt([150, 50])?.number).toBe(14);
    expect(chart.localeAt([150, 150])).toBeNull();
    expect(contains(square, [50, 50])).toBe(true);
  });

  it('walks along the crossings', () => {
    expect(chart.walk('10', [1, 2])).toEqual([14, 20]);
    expect(chart.walk('20', [3, 1])).toEqual([14, 10]);
    expect(chart.walk('@alessandria', [4, 1])).toEqual([10, 14]);
    expect(chart.byMainRoad([1, 2])).toBe(true);
    expect(chart.byMainRoad([1, 3])).toBe(false);
  });

  it('draws a line inside a locale, whichever way its corners run', () => {
    const inner = [
      [10, 10],
      [90, 10],
      [90, 90],
      [10, 90],
    ];
    expect(inset(square, 10)).toEqual(inner);
    expect(inset(square.toReversed(), 10)).toEqual(inner.toReversed());
  });
});

describe('the window', () => {
  const size = { width: 600, height: 400 };
  const box = { x: 0, y: 0, width: 300, height: 100 };

  it('shows the whole board', () => {
    expect(fit(box, size)).toEqual({ x: 0, y: -50, z: 2 });
  });

  it('keeps the point under the finger', () => {
    const before = { x: 10, y: 10, z: 1 };
    const after = zoom(before, [100, 50], 2, 0.1);
    expect(after.z).toBe(2);
    expect(toBoard(after, [100, 50])).toEqual(toBoard(before, [100, 50]));
  });

  it('never loses the board', () => {
    expect(hold({ x: -500, y: 900, z: 4 }, box, size)).toEqual({ x: 0, y: 0, z: 4 });
    expect(hold({ x: 40, y: 40, z: 1 }, box, size)).toEqual({ x: -150, y: -150, z: 1 });
  });
});

describe('a tap', () => {
  const spot = { x: 50, y: 50, turn: 0, scale: 1, front: null };

  it('finds the bar under it, turned or not', () => {
    expect(barAt([spot], [90, 50], 0)).toBe(0);
    expect(barAt([{ ...spot, turn: 90 }], [90, 50], 0)).toBeNull();
    expect(barAt([{ ...spot, turn: 90 }], [50, 90], 0)).toBe(0);
  });

  it('finds the nearest of two that lie closer than a finger', () => {
    const second = { ...spot, y: 69 };
    expect(barAt([spot, second], [50, 61], 44)).toBe(1);
    expect(barAt([spot, second], [50, 58], 44)).toBe(0);
    expect(barAt([spot, null], [50, 66], 44)).toBe(0);
  });
});

describe('targets', () => {
  it('light up locales, cheapest way first, and slots at approaches', () => {
    const follow: Offer = {
      order: 'follow_road',
      given: { to: '14/20' },
      picks: [oneOf('piece', [1])],
      target: place('14/20'),
    };
    const offers = [
      march('14', '10', [1], 1),
      march('14', '14/20', [1], 1),
      follow,
      roadMarch('14', [1], way([1], 10)),
    ];
    const block = { x: 176, y: 50, turn: 90, scale: 1, front: null };
    const pieces = [own(1, '14', infantry), hidden(9, '20')];
    const snapshot: BoardSnapshot = {
      game: 'triomphe',
      view: view(pieces),
      pieces,
      asked: null,
      pending: [],
      offers,
      spots: [],
      destinations: [
        { at: '10', from: null, spots: [[]] },
        { at: '14/20', from: '14/10', spots: [[{ ...block, x: 1 }]] },
        { at: '14/20', from: '14', spots: [[block]] },
      ],
    };
    const found = targetsOf(
      snapshot,
      answers(offers, [1], () => null),
      [1],
    );
    expect(found.locales.map(({ locale, answers }) => [locale, answers[0]?.cost])).toEqual([
      [10, 0],
    ]);
    expect(found.slots.map(({ approach, spots }) => [approach, spots])).toEqual([
      ['14/20', [block]],
    ]);
    const ways = found.slots.flatMap(({ answers }) => answers.map(({ order }) => order.order));
    expect(ways).toEqual(['follow_road', 'march']);
  });
});

describe('lettering', () => {
  it('grows against the zoom only where it would be too small', () => {
    expect(lettering(1)).toContain('--map-villages: 1.0');
    expect(lettering(0.4)).toContain('--map-villages: 1.4');
  });
});
