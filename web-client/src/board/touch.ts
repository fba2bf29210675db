/** What lies under a finger: pure geometry, so that it can be tested. */
import type { Spot } from '../protocol/Spot';
import type { Point } from './chart';

export const BAR_LENGTH = 84;
export const BAR_WIDTH = 14;

/** The corners of a bar. */
export function outline({ x, y, turn, scale }: Spot): Point[] {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return CORNERS.map(([along, across]) => [
    x + (along * BAR_LENGTH * cos - across * BAR_WIDTH * sin) / 2,
    y + (along * BAR_LENGTH * sin + across * BAR_WIDTH * cos) / 2,
  ]);
}

const CORNERS: readonly Point[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];

/** A point seen from a block: its middle is the origin, x runs along it, unscaled. */
function local({ x, y, turn, scale }: Spot, [px, py]: Point): Point {
  const angle = (-turn * Math.PI) / 180;
  const [dx, dy] = [px - x, py - y];
  return [
    (dx * Math.cos(angle) - dy * Math.sin(angle)) / scale,
    (dx * Math.sin(angle) + dy * Math.cos(angle)) / scale,
  ];
}

/**
 * The index of the bar under a point, each grown to at least `reach` board units both ways;
 * the nearest wins where they overlap.
 */
export function barAt(spots: readonly (Spot | null)[], point: Point, reach: number): number | null {
  let best: { index: number; distance: number } | null = null;
  spots.forEach((spot, index) => {
    if (!spot) return;
    const [x, y] = local(spot, point);
    const half = (length: number): number => Math.max(length / 2, reach / 2 / spot.scale);
    if (Math.abs(x) > half(BAR_LENGTH) || Math.abs(y) > half(BAR_WIDTH)) return;
    // Distance to the bar itself, then to its middle: ranks lie closer than fingers are wide.
    const off = Math.hypot(
      Math.max(0, Math.abs(x) - BAR_LENGTH / 2),
      Math.max(0, Math.abs(y) - BAR_WIDTH / 2),
    );
    const distance = off * 1000 + Math.abs(y);
    if (!best || distance < best.distance) best = { index, distance };
  });
  return (best as { index: number } | null)?.index ?? null;
}
