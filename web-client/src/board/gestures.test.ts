import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Point } from './chart';
import { gestures } from './gestures';

/** An element on which a hand can be played. `block` is where a block lies. */
class Surface extends EventTarget {
  getBoundingClientRect = () => ({ left: 0, top: 0 });
  setPointerCapture = () => undefined;
}

let surface: Surface;
let done: string[];
const block: Point = [100, 100];

function hand(type: string, x: number, y: number, pointerType = 'mouse', pointerId = 1): void {
  const event = new Event(type, { cancelable: true });
  surface.dispatchEvent(
    Object.assign(event, { clientX: x, clientY: y, pointerType, pointerId, button: 0 }),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  surface = new Surface();
  done = [];
  const onBlock = ([x, y]: Point): boolean => Math.hypot(x - block[0], y - block[1]) < 20;
  gestures(surface as unknown as Element, {
    tap: () => done.push('tap'),
    pan: () => done.push('pan'),
    zoom: () => done.push('zoom'),
    hover: () => undefined,
    holds: onBlock,
    lift: () => done.push('lift'),
    carry: () => done.push('carry'),
    drop: () => done.push('drop'),
    putBack: () => done.push('put back'),
    rest: () => done.push('rest'),
  });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a mouse', () => {
  it('taps where it does not move', () => {
    hand('pointerdown', 100, 100);
    hand('pointermove', 104, 100);
    hand('pointerup', 104, 100);
    expect(done).toEqual(['tap']);
  });

  it('carries the block it begins on', () => {
    hand('pointerdown', 100, 100);
    hand('pointermove', 112, 100);
    hand('pointermove', 200, 100);
    hand('pointerup', 200, 100);
    expect(done).toEqual(['lift', 'carry', 'carry', 'drop']);
  });

  it('moves the board where no block lies', () => {
    hand('pointerdown', 300, 100);
    hand('pointermove', 320, 100);
    hand('pointerup', 320, 100);
    expect(done).toEqual(['pan']);
  });
});

describe('a finger', () => {
  it('that strokes at once moves the board, even from a block', () => {
    hand('pointerdown', 100, 100, 'touch');
    hand('pointermove', 120, 100, 'touch');
    vi.advanceTimersByTime(1000);
    hand('pointerup', 120, 100, 'touch');
    expect(done).toEqual(['pan']);
  });

  it('that has held a block for a moment carries it', () => {
    hand('pointerdown', 100, 100, 'touch');
    vi.advanceTimersByTime(200);
    hand('pointermove', 120, 100, 'touch');
    hand('pointerup', 120, 100, 'touch');
    expect(done).toEqual(['lift', 'carry', 'drop']);
  });

  it('that only taps slowly taps all the same', () => {
    hand('pointerdown', 100, 100, 'touch');
    vi.advanceTimersByTime(300);
    hand('pointerup', 100, 100, 'touch');
    expect(done).toEqual(['lift', 'put back', 'tap']);
  });

  it('that rests beside the blocks asks about the place', () => {
    hand('pointerdown', 300, 100, 'touch');
    vi.advanceTimersByTime(600);
    hand('pointerup', 300, 100, 'touch');
    expect(done).toEqual(['rest']);
  });

  it('that is joined by another puts the block back and pinches', () => {
    hand('pointerdown', 100, 100, 'touch');
    vi.advanceTimersByTime(200);
    hand('pointermove', 130, 100, 'touch');
    hand('pointerdown', 200, 200, 'touch', 2);
    hand('pointermove', 140, 100, 'touch');
    hand('pointerup', 140, 100, 'touch');
    hand('pointerup', 200, 200, 'touch', 2);
    expect(done).toEqual(['lift', 'carry', 'put back', 'pan', 'zoom']);
  });

  it('that the browser takes away gives no order', () => {
    hand('pointerdown', 100, 100, 'touch');
    vi.advanceTimersByTime(200);
    hand('pointermove', 130, 100, 'touch');
    hand('pointercancel', 130, 100, 'touch');
    expect(done).toEqual(['lift', 'carry', 'put back']);
  });
});
