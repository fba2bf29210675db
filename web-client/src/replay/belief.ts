/** What is true of the blocks, and what each side could know of it. */
import type { Event } from '../protocol/Event';
import type { Face } from '../protocol/Face';
import type { SeenPiece } from '../protocol/SeenPiece';
import type { Side } from '../protocol/Side';
import type { Token } from '../protocol/Token';
import type { View } from '../protocol/View';

/** Blocks whose faces their enemy did not know; in the truth. */
export function veiled(truth: View, army?: Side): Set<Token> {
  const hidden = truth.pieces.filter(
    ({ side, face }) =>
      (army === undefined || side === army) && face.known === 'own' && face.shown === null,
  );
  return new Set(hidden.map(({ token }) => token));
}

export interface Sighting {
  /** Who looked on. */
  by: Side;
  /** How many blocks they saw. */
  count: number;
  /** The faces they knew among them. */
  known: Face[];
}

/** What the enemy of whoever acted saw of the blocks that an order is about. */
export function sighting(truth: View, events: readonly Event[]): Sighting | null {
  const told = events.find(
    (event) =>
      'side' in event &&
      (('pieces' in event && event.pieces.length > 0 && event.event !== 'shuffled') ||
        event.event === 'road_marched' ||
        event.event === 'pontoon_entered'),
  );
  if (!told || !('side' in told)) return null;
  const tokens = 'pieces' in told ? told.pieces : 'piece' in told ? [told.piece] : [];
  const pieces = tokens.flatMap(
    (token) => truth.pieces.find((piece) => piece.token === token) ?? [],
  );
  if (pieces.length === 0) return null;
  const by = told.side === 'red' ? 'blue' : 'red';
  return { by, count: pieces.length, known: pieces.flatMap((piece) => knownTo(piece) ?? []) };
}

function knownTo({ face }: SeenPiece): Face | null {
  if (face.known === 'own') return face.shown;
  return face.known === 'open' ? face.face : null;
}
