import type { Pace } from '../protocol/Pace';

export type PaceKind = Pace['pace'];

export const KINDS: PaceKind[] = ['correspondence', 'live', 'none'];

/** What most people choose: minutes and seconds more for each decision. */
export const LIVE: [number, number][] = [
  [30, 15],
  [60, 30],
  [90, 60],
];

/** What most people choose: days for each decision, and in the bank. */
export const BY_COURIER: [number, number][] = [
  [1, 3],
  [3, 7],
  [7, 14],
];

/** What the numbers of a form can be, as the server has it. */
export const LIMITS = {
  minutes: [1, 720],
  seconds: [0, 600],
  days: [1, 30],
  bank: [0, 60],
} as const;

/** How long a pause can be asked for, or how much time given, in minutes. */
export function lengths(kind: PaceKind): number[] {
  const day = 24 * 60;
  return kind === 'live' ? [5, 15, 60, day] : [day, 3 * day, 7 * day, 14 * day];
}
