import { describe, expect, it } from 'vitest';

import type { Clocks } from '../protocol/Clocks';
import type { Pace } from '../protocol/Pace';
import { DAY, HOUR, isPaused, MINUTE, readingOf } from './clocks';

const at = Date.parse('2026-01-01T12:00:00Z');
const resting = { allowance_ms: 0, bank_ms: 4 * DAY, deciding: false };
const byCourier: Pace = { pace: 'correspondence', days: 2, bank_days: 4 };
const live: Pace = { pace: 'live', bank_seconds: 600, increment_seconds: 5 };

function clocks(part: Partial<Clocks> = {}): Clocks {
  const blue = { allowance_ms: 2 * DAY, bank_ms: 4 * DAY, deciding: true };
  return {
    at: new Date(at).toISOString(),
    sides: { red: resting, blue },
    pause: null,
    ...part,
  };
}

describe('a clock', () => {
  it('runs for whoever has to decide, the allowance before the bank', () => {
    const read = (side: 'red' | 'blue', later: number): number =>
      readingOf(clocks(), byCourier, side, at + later).left;
    expect(read('blue', DAY)).toBe(5 * DAY);
    expect(read('blue', 3 * DAY)).toBe(3 * DAY);
    expect(read('red', 3 * DAY), 'what the next decision will have').toBe(6 * DAY);
  });

  it('is never below zero, and says so when it is there', () => {
    const reading = readingOf(clocks(), byCourier, 'blue', at + 7 * DAY);
    expect(reading).toMatchObject({ left: 0, out: true, running: false, urgent: true });
    const waiting = { ...resting, bank_ms: 0 };
    const sides = { ...clocks().sides, red: waiting };
    const other = readingOf(clocks({ sides }), live, 'red', at + 7 * DAY);
    expect(other).toMatchObject({ left: 0, out: false });
  });

  it('is urgent below twelve hours by courier and below a minute live', () => {
    const urgent = (pace: Pace, left: number): boolean => {
      const blue = { allowance_ms: 0, bank_ms: left, deciding: true };
      const sides = { red: resting, blue };
      return readingOf(clocks({ sides }), pace, 'blue', at).urgent;
    };
    expect([urgent(byCourier, 12 * HOUR), urgent(byCourier, 12 * HOUR - 1)]).toEqual([false, true]);
    expect([urgent(live, MINUTE), urgent(live, MINUTE - 1)]).toEqual([false, true]);
  });

  it('shows the bank of a live game until the first decision has used up its day', () => {
    const blue = { allowance_ms: DAY, bank_ms: 10 * MINUTE, deciding: true };
    const first = clocks({ sides: { red: resting, blue } });
    expect(readingOf(first, live, 'blue', at + HOUR)).toMatchObject({
      left: 10 * MINUTE,
      comingToTheTable: true,
      running: false,
    });
    const late = readingOf(first, live, 'blue', at + DAY + MINUTE);
    expect(late).toMatchObject({ left: 9 * MINUTE, comingToTheTable: false, running: true });
  });

  it('stands still in a pause and goes on after it', () => {
    const until = new Date(at + 3 * DAY).toISOString();
    const paused = clocks({ pause: { side: 'red', until } });
    expect(isPaused(paused, at + 2 * DAY)).toBe(true);
    expect(readingOf(paused, byCourier, 'blue', at + 2 * DAY)).toMatchObject({
      left: 6 * DAY,
      running: false,
    });
    expect(isPaused(paused, at + 3 * DAY)).toBe(false);
    expect(readingOf(paused, byCourier, 'blue', at + 4 * DAY).left).toBe(5 * DAY);
  });
});
