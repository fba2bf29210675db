/** Lines through the figures of a game, turn by turn. */
import type { Figures } from '../../../protocol/triomphe/Figures';
import type { Side } from '../../../protocol/Side';
import type { Turn } from '../../../replay/moments';

export const MEASURES = ['morale', 'strength', 'east'] as const;
export type Measure = (typeof MEASURES)[number];

export interface Line {
  side: Side;
  /** One point a turn: when it ended, in rounds and half rounds, and how much there was. */
  points: { when: number; value: number; round: number }[];
}

/** The game's figures at the end of each turn, for the armies of which they are known. */
export function linesOf(
  course: readonly Figures[],
  turns: readonly Turn[],
  measure: Measure,
): Line[] {
  const sides: Side[] = ['red', 'blue'];
  return sides.flatMap((side) => {
    const points = turns.flatMap(({ last, round, side: active }) => {
      const value = course[last]?.[measure][side] ?? null;
      return value === null ? [] : [{ when: whenOf(round, active), value, round }];
    });
    return points.length > 0 ? [{ side, points }] : [];
  });
}

/** A moment of the time axis: the Austrian turn of a round comes first. */
export function whenOf(round: number, active: Side): number {
  return round + (active === 'blue' ? 0.5 : 0);
}

/** The highest value of the axis: round, and never below 4. */
export function topOf(lines: readonly Line[]): number {
  const most = Math.max(4, ...lines.flatMap(({ points }) => points.map(({ value }) => value)));
  const step = most <= 12 ? 4 : 20;
  return Math.ceil(most / step) * step;
}
