/** Seats: a side, and which of its players. */
import type { Seat } from '../protocol/Seat';
import type { Side } from '../protocol/Side';

/** Whether a word names a seat: `red`, `blue.2`. */
export function isSeat(word: string): word is Seat {
  return /^(red|blue)(\.\d{1,3})?$/.test(word);
}

/** The side that a seat is of. */
export function sideAt(seat: Seat): Side {
  return seat.startsWith('red') ? 'red' : 'blue';
}

/** Which of its side's players sits there, from 1 on. */
export function rankAt(seat: Seat): number {
  return Number(seat.split('.')[1] ?? 1);
}
