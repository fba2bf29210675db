/** Where the blocks of a chosen order will stand. */
import type { BoardSnapshot } from '../games/snapshot';
import type { Answer } from '../orders/answers';
import type { PlaceName } from '../protocol/PlaceName';
import type { Spot } from '../protocol/Spot';
import type { Token } from '../protocol/Token';

/** A spot for each of the blocks; none where the order leads to no place. */
export function ghostsOf(
  snapshot: BoardSnapshot,
  answer: Answer,
  tokens: readonly Token[],
): readonly Spot[] {
  if (answer.target?.kind !== 'place' || tokens.length === 0) return [];
  return spotsAt(snapshot, answer.target.at, tokens);
}

/** Where these blocks would stand in a place; all that are meant if none are named. */
export function spotsAt(
  { pieces, destinations }: BoardSnapshot,
  at: PlaceName,
  tokens: readonly Token[],
): readonly Spot[] {
  const from = pieces.find(({ token }) => token === tokens[0])?.at;
  const there = destinations.filter((destination) => destination.at === at);
  const fromThere = there.find((destination) => destination.from === from);
  const { spots = [] } = fromThere ?? there.find(({ from }) => from === null) ?? there[0] ?? {};
  return spots.at(tokens.length - 1) ?? [];
}
