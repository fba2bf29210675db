import type { Point } from './chart';

/** What the hand does on the board. Coordinates are css pixels within the element. */
export interface Gestures {
  tap(at: Point, touch: boolean): void;
  pan(by: Point): void;
  zoom(factor: number, at: Point): void;
  hover(at: Point | null): void;
  /** Whether something lies there that can be carried away. */
  holds(at: Point, touch: boolean): boolean;
  lift(at: Point, touch: boolean): void;
  carry(at: Point): void;
  drop(): void;
  /** What was lifted goes back where it was. */
  putBack(): void;
  /** A finger rested there, or the second button of a mouse was pressed. */
  rest(at: Point): void;
}

const SLACK_MOUSE = 8;
const SLACK_TOUCH = 12;
/** A finger holds a block this long before it carries it: a shorter stroke moves the board. */
const HOLD = 180;
const REST = 500;

/**
 * One finger taps, moves the board, or carries a block; two pinch. A second finger turns
 * whatever the first began into a pinch, so a pinch never gives an order. A mouse or a pen
 * carries the block it begins on; a finger first has to hold it for a moment.
 */
export function gestures(element: Element, act: Gestures): () => void {
  type Doing = 'nothing' | 'waiting' | 'panning' | 'lifted' | 'carrying' | 'spent';
  const fingers = new Map<number, Point>();
  let doing: Doing = 'nothing';
  let began: Point = [0, 0];
  let touch = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const point = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };

  function down(event: PointerEvent): void {
    touch = event.pointerType !== 'mouse';
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    fingers.set(event.pointerId, point(event));
    clearTimeout(timer);
    if (fingers.size > 1) {
      if (doing === 'lifted' || doing === 'carrying') act.putBack();
      doing = 'spent';
      return;
    }
    began = point(event);
    doing = 'waiting';
    if (event.pointerType === 'touch') {
      const carries = act.holds(began, true);
      timer = setTimeout(() => (carries ? hold() : rest()), carries ? HOLD : REST);
    }
  }

  function hold(): void {
    doing = 'lifted';
    act.lift(began, true);
  }

  function rest(): void {
    doing = 'spent';
    act.rest(began);
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    const now = point(event);
    if (!before) {
      if (event.pointerType === 'mouse') act.hover(now);
      return;
    }
    fingers.set(event.pointerId, now);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      pinch(before, now, other);
      return;
    }
    if (doing === 'waiting') {
      if (!beyondSlack(event, now)) {
        fingers.set(event.pointerId, before);
        return;
      }
      clearTimeout(timer);
      element.setPointerCapture(event.pointerId);
      if (event.pointerType !== 'touch' && act.holds(began, touch)) {
        act.lift(began, touch);
        doing = 'carrying';
      } else {
        doing = 'panning';
      }
    }
    if (doing === 'lifted' && beyondSlack(event, now)) {
      element.setPointerCapture(event.pointerId);
      doing = 'carrying';
    }
    if (doing === 'carrying') act.carry(now);
    if (doing === 'panning') act.pan([now[0] - before[0], now[1] - before[1]]);
  }

  function beyondSlack(event: PointerEvent, now: Point): boolean {
    const slack = event.pointerType === 'mouse' ? SLACK_MOUSE : SLACK_TOUCH;
    return Math.hypot(now[0] - began[0], now[1] - began[1]) > slack;
  }

  function pinch(before: Point, now: Point, other: Point): void {
    const apart = (a: Point): number => Math.hypot(a[0] - other[0], a[1] - other[1]) || 1;
    const middle: Point = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
    act.pan([(now[0] - before[0]) / 2, (now[1] - before[1]) / 2]);
    act.zoom(apart(now) / apart(before), middle);
  }

  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
    clearTimeout(timer);
    const ended = doing;
    doing = 'nothing';
    const cancelled = event.type !== 'pointerup';
    if (ended === 'carrying' && !cancelled) act.drop();
    if (ended === 'lifted' || (ended === 'carrying' && cancelled)) act.putBack();
    // A finger that lifted a block and let it go at once has only tapped slowly.
    if (!cancelled && (ended === 'waiting' || ended === 'lifted')) act.tap(point(event), touch);
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    act.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), point(event));
  }

  function leave(): void {
    act.hover(null);
  }

  function menu(event: MouseEvent): void {
    event.preventDefault();
    if (!touch) act.rest(point(event));
  }

  const listeners: [string, (event: never) => void][] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
    ['pointerleave', leave],
    ['wheel', wheel],
    ['contextmenu', menu],
  ];
  for (const [name, listener] of listeners) {
    element.addEventListener(name, listener as EventListener, { passive: false });
  }
  return () => {
    clearTimeout(timer);
    for (const [name, listener] of listeners) {
      element.removeEventListener(name, listener as EventListener);
    }
  };
}
