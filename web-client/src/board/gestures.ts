import type { Point } from './chart';

/** What the hand does on the board. Coordinates are css pixels within the element. */
export interface Gestures {
  tap(at: Point, touch: boolean): void;
  pan(by: Point): void;
  zoom(factor: number, at: Point): void;
  hover(at: Point | null): void;
}

const SLACK_MOUSE = 8;
const SLACK_TOUCH = 12;

/**
 * One finger taps or moves the board, two pinch it. A second finger turns whatever the first
 * began into a pinch, so a pinch never gives an order.
 */
export function gestures(element: Element, act: Gestures): () => void {
  const fingers = new Map<number, Point>();
  let began: Point | null = null;
  let moved = false;

  const point = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };

  function down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    fingers.set(event.pointerId, point(event));
    if (fingers.size === 1) {
      began = point(event);
      moved = false;
    } else {
      moved = true;
    }
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    const now = point(event);
    if (!before) {
      if (event.pointerType === 'mouse') act.hover(now);
      return;
    }
    const others = [...fingers].filter(([id]) => id !== event.pointerId);
    const other = others[0]?.[1];
    if (other) {
      pinch(before, now, other);
    } else if (moved || beyondSlack(event, now)) {
      if (!moved) element.setPointerCapture(event.pointerId);
      moved = true;
      act.pan([now[0] - before[0], now[1] - before[1]]);
    } else {
      return;
    }
    fingers.set(event.pointerId, now);
  }

  function beyondSlack(event: PointerEvent, now: Point): boolean {
    const slack = event.pointerType === 'mouse' ? SLACK_MOUSE : SLACK_TOUCH;
    return began !== null && Math.hypot(now[0] - began[0], now[1] - began[1]) > slack;
  }

  function pinch(before: Point, now: Point, other: Point): void {
    const apart = (a: Point): number => Math.hypot(a[0] - other[0], a[1] - other[1]) || 1;
    const middle: Point = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
    act.pan([(now[0] - before[0]) / 2, (now[1] - before[1]) / 2]);
    act.zoom(apart(now) / apart(before), middle);
  }

  function up(event: PointerEvent): void {
    const known = fingers.delete(event.pointerId);
    if (known && !moved && fingers.size === 0 && event.type === 'pointerup') {
      act.tap(point(event), event.pointerType !== 'mouse');
    }
    if (fingers.size === 0) began = null;
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    act.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), point(event));
  }

  function leave(): void {
    act.hover(null);
  }

  const listeners: [string, (event: never) => void][] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
    ['pointerleave', leave],
    ['wheel', wheel],
  ];
  for (const [name, listener] of listeners) {
    element.addEventListener(name, listener as EventListener, { passive: false });
  }
  return () => {
    for (const [name, listener] of listeners) {
      element.removeEventListener(name, listener as EventListener);
    }
  };
}
