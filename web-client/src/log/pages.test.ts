import { describe, expect, it } from 'vitest';

import { chart, entry, marched } from '../testing/samples';
import { lastOrder } from './last';
import { linesOf, ordersThisTurn } from './pages';

const back = entry(2, [], { undo: { undo: 'take_back', from: 1 } });

const resigned = entry(4, [], { parley: { parley: 'resign' } });

describe('the log', () => {
  it('tells what was settled beside the board, which is no order', () => {
    expect(linesOf(chart, resigned).map(({ prose }) => prose)).toEqual([
      'Austria resigned. The game is over.',
    ]);
    expect(lastOrder([entry(1, [marched]), resigned])?.position).toBe(1);
  });

  it('keeps what was taken back, and says who did it', () => {
    const lines = [entry(1, [marched], { undone: true }), back].flatMap((one) =>
      linesOf(chart, one),
    );
    expect(lines.map(({ undone }) => undone)).toEqual([true, false]);
    expect(lines[1]?.prose).toContain('Austria');
  });

  it('counts no order that was taken back among those of the turn', () => {
    expect(
      ordersThisTurn(chart, [entry(1, [marched], { undone: true }), back, entry(3, [marched])]),
    ).toHaveLength(1);
  });

  it('knows the last order of a seat that stands', () => {
    const log = [
      entry(1, [marched]),
      entry(2, [marched], { side: 'blue', seat: 'blue' }),
      entry(3, [marched], { undone: true }),
      back,
    ];
    expect(lastOrder(log)?.position).toBe(2);
    expect(lastOrder(log, 'red')?.position).toBe(1);
    expect(lastOrder([back])).toBeUndefined();
  });
});
