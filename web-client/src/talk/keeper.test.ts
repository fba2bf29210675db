import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Keeper, type Kept } from './keeper';

describe('notes that are being written', () => {
  let stored: string[];
  let told: Kept[];
  let answer: (() => void)[];
  let fail = false;
  let keeper: Keeper;

  beforeEach(() => {
    vi.useFakeTimers();
    stored = [];
    told = [];
    answer = [];
    fail = false;
    keeper = new Keeper(
      (text) =>
        new Promise((resolve, reject) => {
          stored.push(text);
          answer.push(fail ? () => reject(new Error('away')) : resolve);
        }),
      (kept) => told.push(kept),
    );
  });

  afterEach(() => vi.useRealTimers());

  it('are kept once, a while after the last change', async () => {
    keeper.changed('T');
    keeper.changed('Tw');
    await vi.advanceTimersByTimeAsync(799);
    expect(stored).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(stored).toEqual(['Tw']);
    answer[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(told.at(-1)).toBe('kept');
  });

  it('are kept one after the other, the newest last', async () => {
    keeper.changed('Two');
    await vi.advanceTimersByTimeAsync(800);
    keeper.changed('Three');
    await vi.advanceTimersByTimeAsync(800);
    expect(stored).toEqual(['Two']);
    answer[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(stored).toEqual(['Two', 'Three']);
    answer[1]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(told.at(-1)).toBe('kept');
  });

  it('that could not be kept are tried again', async () => {
    fail = true;
    keeper.changed('Two');
    await vi.advanceTimersByTimeAsync(800);
    answer[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(told.at(-1)).toBe('failed');
    fail = false;
    void keeper.keep();
    expect(stored).toEqual(['Two', 'Two']);
  });
});
