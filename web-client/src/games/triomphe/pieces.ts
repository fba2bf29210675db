import type { BombardmentStage } from '../../protocol/triomphe/BombardmentStage';
import type { SeenPiece } from '../../protocol/triomphe/SeenPiece';
import type { Piece } from '../snapshot';

const BOMBARDS: Readonly<Record<BombardmentStage, string>> = {
  declared: 'text-bombards-declared',
  completed: 'text-bombards-completed',
};

/** A block of this game as the board and its words take it. */
export function pieceOf(seen: SeenPiece): Piece {
  const { bombardment } = seen;
  return { ...seen, doing: bombardment && BOMBARDS[bombardment] };
}
