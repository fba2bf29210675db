/** Figures of many games. */
import type { Ending } from '../protocol/Ending';
import type { Endings } from '../protocol/Endings';
import type { Length } from '../protocol/Length';
import type { Side } from '../protocol/Side';

/** The round by which half of the games had ended; nothing where there are none. */
export function middleLength(lengths: readonly Length[]): number | null {
  const all = lengths.reduce((sum, { games }) => sum + games, 0);
  let sum = 0;
  for (const { rounds, games } of lengths) {
    sum += games;
    if (sum * 2 >= all) return rounds;
  }
  return null;
}

export type Way = Ending['by'];

/** The ways in which a side can win. */
export const WAYS = ['decisive', 'marginal', 'resignation', 'time'] as const;

/** How many games a side won in a way; drawn games belong to neither. */
export function wonBy(endings: readonly Endings[], side: Side, way: Way): number {
  const won = endings.find(
    ({ ending }) => 'winner' in ending && ending.winner === side && ending.by === way,
  );
  return won?.games ?? 0;
}

export function drawn(endings: readonly Endings[]): number {
  return endings.find(({ ending }) => ending.by === 'agreement')?.games ?? 0;
}
