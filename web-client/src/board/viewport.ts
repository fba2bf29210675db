import type { Point } from './chart';

/** The part of the board that is seen: the board point in the upper left corner, and the scale. */
export interface Viewport {
  x: number;
  y: number;
  /** Css pixels a board unit. */
  z: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

export const LARGEST = 3;

/** The whole box, in the middle. */
export function fit(box: Box, size: Size): Viewport {
  const z = Math.min(size.width / box.width, size.height / box.height);
  return centre([box.x + box.width / 2, box.y + box.height / 2], z, size);
}

/** A board point in the middle. */
export function centre([x, y]: Point, z: number, size: Size): Viewport {
  return { x: x - size.width / z / 2, y: y - size.height / z / 2, z };
}

export function toBoard(view: Viewport, [x, y]: Point): Point {
  return [view.x + x / view.z, view.y + y / view.z];
}

/** Scales so that the board point under `at` (in css pixels) stays where it is. */
export function zoom(view: Viewport, at: Point, factor: number, smallest: number): Viewport {
  const z = Math.min(LARGEST, Math.max(smallest, view.z * factor));
  const [x, y] = toBoard(view, at);
  return { x: x - at[0] / z, y: y - at[1] / z, z };
}

/** Moves the board by css pixels. */
export function pan(view: Viewport, [dx, dy]: Point): Viewport {
  return { ...view, x: view.x - dx / view.z, y: view.y - dy / view.z };
}

/** Keeps the board in sight: it fills the window, or lies in its middle where it is smaller. */
export function hold(view: Viewport, box: Box, size: Size): Viewport {
  return {
    ...view,
    x: within(view.x, box.x, box.width, size.width / view.z),
    y: within(view.y, box.y, box.height, size.height / view.z),
  };
}

function within(at: number, start: number, length: number, seen: number): number {
  if (seen >= length) return start + (length - seen) / 2;
  return Math.min(start + length - seen, Math.max(start, at));
}

/** Between two viewports, for a calm move to a place. */
export function between(a: Viewport, b: Viewport, share: number): Viewport {
  const eased = share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2;
  const mix = (from: number, to: number): number => from + (to - from) * eased;
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), z: mix(a.z, b.z) };
}

/** The box about some points. */
export function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Whether two boxes have nothing in common. */
export function apart(a: Box, b: Box): boolean {
  return (
    a.x >= b.x + b.width || b.x >= a.x + a.width || a.y >= b.y + b.height || b.y >= a.y + a.height
  );
}
