import { describe, expect, it } from 'vitest';

import type { Event } from '../protocol/triomphe/Event';
import { chart, hidden, infantry, own } from '../testing/samples';
import type { Point } from './chart';
import { movesOf, stages, standing, timing, went, type Move, type Stand } from './moves';

const spot = (x: number, y: number, turn = 0): Stand => ({
  x,
  y,
  turn,
  scale: 1,
  front: null,
  at: '10',
});
function moved(events: Event[], from: Stand, to: Stand): Point[] | undefined {
  const before = standing([own(1, '10', infantry)], [from]);
  const after = standing([own(1, '14', infantry)], [to]);
  return movesOf(chart, before, after, events)[0]?.way;
}

describe('a move', () => {
  it('across country goes over the border', () => {
    const march: Event = {
      event: 'marched',
      side: 'blue',
      pieces: [1],
      from: '10',
      to: '14',
      cost: 1,
    };
    expect(moved([march], spot(50, 60), spot(150, 60))).toEqual([
      [50, 60],
      [100, 50],
      [150, 60],
    ]);
  });

  it('by road follows the road', () => {
    const march: Event = {
      event: 'road_marched',
      side: 'blue',
      piece: 1,
      from: '10',
      crossings: [1, 2],
      through: [14, 20],
      cost: 0,
    };
    const way = moved([march], spot(20, 50), spot(280, 50)) ?? [];
    expect(way[0]).toEqual([20, 50]);
    expect(way.at(-1)).toEqual([280, 50]);
    expect(Math.min(...way.map(([, y]) => y))).toBe(20);
  });

  it('within a position only makes room', () => {
    const before = standing([hidden(1, '10')], [spot(0, 0)]);
    const after = standing([hidden(1, '10')], [spot(0, 19)]);
    expect(movesOf(chart, before, after, []).map(went)).toEqual([false]);
  });

  it('needs a token that stayed', () => {
    const before = standing([hidden(1, '10')], [spot(0, 0)]);
    const after = standing([hidden(2, '14')], [spot(9, 9)]);
    expect(movesOf(chart, before, after, [])).toEqual([]);
  });

  it('takes its time by the length of the way alone', () => {
    const from = spot(0, 0);
    const moveBy = (length: number, at: string): Move => ({
      token: 1,
      from,
      to: { ...spot(length, 0), at },
      way: [
        [0, 0],
        [length, 0],
      ],
    });
    expect(timing(moveBy(10, '14')).duration).toBe(240);
    expect(timing(moveBy(400, '14')).duration).toBe(360);
    expect(timing(moveBy(2000, '14')).duration).toBe(700);
    expect(timing(moveBy(30, from.at)).duration).toBe(160);
  });

  it('turns a bar by the shorter arc', () => {
    const move = { token: 1, from: spot(0, 0, 80), to: spot(100, 0, -80), way: [] as Point[] };
    const turned = stages({
      ...move,
      way: [
        [0, 0],
        [50, 0],
        [100, 0],
      ],
    });
    expect(turned.map(({ offset }) => offset)).toEqual([0, 0.5, 1]);
    // By the shorter arc: from 80 over 90 to 100, which is -80.
    expect(turned[1]?.transform).toContain('rotate(-90deg)');
  });
});
