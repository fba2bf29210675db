import type { Position } from '../protocol/Position';
import type { Side } from '../protocol/Side';

/** Whether the player of a side has the game open, or will never again. */
export function presenceOf({ online, summary }: Position, side: Side): 'here' | 'away' | 'gone' {
  if (summary.gone[side]) return 'gone';
  return online[side] ? 'here' : 'away';
}
