import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { whileLooking } from './looking';

const MINUTE = 60_000;

/** A page that can be hidden and used. */
class FakePage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';

  turn(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }

  use(): void {
    this.dispatchEvent(new Event('pointermove'));
  }
}

describe('looking', () => {
  let page: FakePage;
  const look = vi.fn();
  let end: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    look.mockClear();
    page = new FakePage();
    end = whileLooking(page as unknown as Document, look);
  });

  afterEach(() => {
    end();
    vi.useRealTimers();
  });

  it('is said at once, and then now and then', () => {
    expect(look).toHaveBeenCalledTimes(1);
    page.use();
    page.use();
    expect(look).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(MINUTE);
    expect(look).toHaveBeenCalledTimes(2);
  });

  it('ends when nobody does anything', () => {
    vi.advanceTimersByTime(10 * MINUTE);
    const times = look.mock.calls.length;
    expect(times).toBeLessThan(4);
    page.use();
    expect(look).toHaveBeenCalledTimes(times + 1);
  });

  it('is not done on a hidden page', () => {
    page.turn('hidden');
    vi.advanceTimersByTime(10 * MINUTE);
    page.use();
    expect(look).toHaveBeenCalledTimes(1);
    page.turn('visible');
    expect(look).toHaveBeenCalledTimes(2);
  });

  it('is over when the page goes to something else', () => {
    end();
    vi.advanceTimersByTime(MINUTE);
    page.use();
    expect(look).toHaveBeenCalledTimes(1);
  });
});
