import { describe, expect, it } from 'vitest';

import type { LogEntry } from '../protocol/LogEntry';
import type { Outage } from '../protocol/Outage';
import { update } from '../testing/samples';
import { isOutage, outageLine, withOutages } from './outages';

const entry = (position: number, at: string): LogEntry => ({ ...update(position).entry, at });
const outage = (from: string, until: string): Outage => ({ from, until, cause: 'down' });

describe('outages in the log', () => {
  const log = [
    entry(0, '2026-01-01T12:00:00Z'),
    entry(1, '2026-01-01T12:10:00Z'),
    entry(2, '2026-01-01T13:00:00Z'),
  ];
  const first = outage('2026-01-01T12:20:00Z', '2026-01-01T12:23:00Z');
  const last = outage('2026-01-01T13:05:00Z', '2026-01-01T14:05:00Z');

  it('stand between the entries that were made before and after', () => {
    const told = withOutages(log, [first, last]);
    expect(told.map((item) => (isOutage(item) ? 'outage' : item.position))).toEqual([
      0,
      1,
      'outage',
      2,
      'outage',
    ]);
    expect(withOutages(log, [])).toEqual(log);
  });

  it('say how long they were', () => {
    expect(outageLine(first, 1).prose).toBe(
      'The server was away for three minutes. Nobody’s clock ran meanwhile.',
    );
  });
});
