import { describe, expect, it } from 'vitest';

import type { LogEntry } from '../protocol/LogEntry';
import { chart } from '../testing/samples';
import { lastOrder, linesOf, ordersThisTurn } from './pages';

function entry(position: number, part: Partial<LogEntry> = {}): LogEntry {
  const march = { event: 'marched', side: 'austria', pieces: [1], from: '10', to: '14', cost: 1 };
  return {
    position,
    side: 'austria',
    at: '2026-01-01T00:00:00Z',
    happened: { game: 'triomphe', events: [march] } as LogEntry['happened'],
    undo: null,
    parley: null,
    wall: null,
    undone: false,
    ...part,
  };
}

const back = entry(2, {
  undo: { undo: 'take_back', from: 1 },
  happened: { game: 'triomphe', events: [] },
});

const resigned = entry(4, {
  parley: { parley: 'resign' },
  happened: { game: 'triomphe', events: [] },
});

describe('the log', () => {
  it('tells what was settled beside the board, which is no order', () => {
    expect(linesOf(chart, resigned).map(({ prose }) => prose)).toEqual([
      'Austria resigned. The game is over.',
    ]);
    expect(lastOrder([entry(1), resigned])?.position).toBe(1);
  });

  it('keeps what was taken back, and says who did it', () => {
    const lines = [entry(1, { undone: true }), back].flatMap((one) => linesOf(chart, one));
    expect(lines.map(({ undone }) => undone)).toEqual([true, false]);
    expect(lines[1]?.prose).toContain('Austria');
  });

  it('counts no order that was taken back among those of the turn', () => {
    expect(ordersThisTurn(chart, [entry(1, { undone: true }), back, entry(3)])).toHaveLength(1);
  });

  it('knows the last order of a side that stands', () => {
    const log = [entry(1), entry(2, { side: 'france' }), entry(3, { undone: true }), back];
    expect(lastOrder(log)?.position).toBe(2);
    expect(lastOrder(log, 'austria')?.position).toBe(1);
    expect(lastOrder([back])).toBeUndefined();
  });
});
