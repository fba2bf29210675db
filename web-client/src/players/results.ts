/** How games ended for one of their players. */
import type { Ending } from '../protocol/Ending';
import type { FinishedGame } from '../protocol/FinishedGame';
import type { RunningGame } from '../protocol/RunningGame';
import type { Side } from '../protocol/Side';
import type { Totals } from '../protocol/Totals';
import { say } from '../words/words';

/** A game that a player plays or has played. */
export type Played = Pick<RunningGame, keyof RunningGame & keyof FinishedGame>;

/** `over` where it is not known how. */
export type Result = 'won' | 'lost' | 'draw' | 'over';

export function resultFor(ending: Ending | null, side: Side | null): Result {
  if (!ending) return 'over';
  if (!('winner' in ending)) return 'draw';
  return ending.winner === side ? 'won' : 'lost';
}

/** `Won by a decisive victory`. */
export function resultWords({ ending, side }: Pick<FinishedGame, 'ending' | 'side'>): string {
  const result = resultFor(ending, side);
  return ending ? say(`result-${result}-${ending.by}`) : say('result-over');
}

/** Both sides together. */
export function together({ red, blue }: Record<Side, Totals>): Totals {
  return {
    won: red.won + blue.won,
    lost: red.lost + blue.lost,
    drawn: red.drawn + blue.drawn,
  };
}
