/** A game at a moment, in the words that all games share: what a board needs of it. */
import type { Face } from '../protocol/Face';
import type { GameView } from '../protocol/GameView';
import type { Pending } from '../protocol/Pending';
import type { PlaceName } from '../protocol/PlaceName';
import type { Side } from '../protocol/Side';
import type { Snapshot } from '../protocol/Snapshot';
import type { Token } from '../protocol/Token';

/** What a viewer knows of a block's face. */
export type SeenFace =
  | {
      known: 'own';
      face: Face;
      /** What the enemy knows of it. */
      shown: Face | null;
    }
  | { known: 'open' | 'last_seen'; face: Face }
  | { known: 'hidden' };

/** A block, as every game has it. */
export interface Piece {
  token: Token;
  side: Side;
  at: PlaceName;
  face: SeenFace;
  /** Whether it can do nothing more in this turn. */
  done: boolean;
  /** Whether it is drawn in parts. */
  disorganized: boolean;
  /** The message that tells what it is in the midst of. */
  doing: string | null;
}

/** A snapshot whose blocks can be drawn and told. */
export interface BoardSnapshot<V = GameView> extends Omit<Snapshot, 'view'> {
  view: V;
  /** In the order of the spots. */
  pieces: readonly Piece[];
  /** What is asked of whoever looks on or, if nothing is, of the first who is asked. */
  asked: Pending | null;
}

/** A snapshot for the board, as somebody of a side sees it, or somebody of none. */
export function onBoard(
  piecesOf: (view: GameView) => readonly Piece[],
  snapshot: Snapshot,
  yours: Side | null,
): BoardSnapshot {
  const { pending, view } = snapshot;
  const asked = pending.find(({ seat }) => seat === yours) ?? pending[0] ?? null;
  return { ...snapshot, pieces: piecesOf(view), asked };
}
