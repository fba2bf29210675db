/** Clocks, reckoned on from how they stood when the last entry of the log was made. */
import type { ClockFace } from '../protocol/ClockFace';
import type { Clocks } from '../protocol/Clocks';
import type { Pace } from '../protocol/Pace';
import type { Side } from '../protocol/Side';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Less than this is urgent in a game by courier, and on the list of one's games. */
export const URGENT = 12 * HOUR;
const URGENT_LIVE = MINUTE;

/** How a side's clock reads. */
export interface Reading {
  /** Milliseconds, never below zero. */
  left: number;
  /** It is running now. */
  running: boolean;
  urgent: boolean;
  /** The side has to decide and has no time left. */
  out: boolean;
  /** The side's first decision in a live game, which has a day of its own. */
  comingToTheTable: boolean;
}

export function isPaused({ pause }: Clocks, now: number): boolean {
  return pause !== null && Date.parse(pause.until) > now;
}

/** A side's clock at a time of the server's, in milliseconds. */
export function readingOf(clocks: Clocks, pace: Pace, side: Side, now: number): Reading {
  const { deciding } = clocks.sides[side];
  const face = deciding ? clocks.sides[side] : atRest(clocks.sides[side], pace);
  const { allowance, bank } = spent(face, elapsed(clocks, now));
  const live = pace.pace === 'live';
  const comingToTheTable = live && allowance > 0;
  const left = comingToTheTable ? bank : allowance + bank;
  const paused = isPaused(clocks, now);
  const out = deciding && left === 0 && !paused;
  const running = deciding && left > 0 && !comingToTheTable && !paused;
  const urgent = deciding && !comingToTheTable && left < (live ? URGENT_LIVE : URGENT);
  return { left, running, urgent, out, comingToTheTable };
}

/** Who waits sees what the next decision will have. */
function atRest(face: ClockFace, pace: Pace): ClockFace {
  return pace.pace === 'correspondence' ? { ...face, allowance_ms: pace.days * DAY } : face;
}

function elapsed({ at, pause }: Clocks, now: number): number {
  const from = Math.max(Date.parse(at), pause ? Date.parse(pause.until) : 0);
  return Math.max(0, now - from);
}

function spent(
  { allowance_ms, bank_ms, deciding }: ClockFace,
  time: number,
): { allowance: number; bank: number } {
  if (!deciding) return { allowance: allowance_ms, bank: bank_ms };
  const allowance = Math.max(0, allowance_ms - time);
  const bank = Math.max(0, bank_ms - Math.max(0, time - allowance_ms));
  return { allowance, bank };
}
