import type { Point } from '../board/chart';
import type { BoardSnapshot } from '../games/snapshot';
import type { Side } from '../protocol/Side';

/** The middle of a side's blocks on the map; of those that wait, while none is on it. */
export function middleOf({ pieces, spots }: BoardSnapshot, side: Side | null): Point | null {
  const all = pieces.flatMap((piece, index) => {
    const spot = spots[index];
    return spot && spot.scale > 0 ? [{ piece, spot }] : [];
  });
  const own = all.filter(({ piece }) => piece.side === side);
  const onMap = own.filter(({ piece }) => !piece.at.startsWith('@'));
  const chosen = [onMap, own, all].find((blocks) => blocks.length > 0);
  if (!chosen) return null;
  const middle = (values: number[]): number =>
    values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
  return [middle(chosen.map(({ spot }) => spot.x)), middle(chosen.map(({ spot }) => spot.y))];
}
