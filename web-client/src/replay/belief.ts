/** What is true of the blocks, and what each side could know of it. */
import type { Piece } from '../games/snapshot';
import { otherSide } from '../lobby/urgency';
import type { Face } from '../protocol/Face';
import type { Side } from '../protocol/Side';
import type { Token } from '../protocol/Token';
import { numbersOf, sideOf } from '../telling/fields';
import { ofEvent, type Fact, type Telling } from '../telling/table';

/** Blocks whose faces their enemy did not know; in the truth. */
export function veiled(truth: readonly Piece[], army?: Side): Set<Token> {
  const hidden = truth.filter(
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
export function sighting(
  telling: Telling,
  truth: readonly Piece[],
  events: readonly Fact[],
): Sighting | null {
  for (const event of events) {
    const { army, acting } = ofEvent(telling, event) ?? {};
    const side = sideOf(event, army);
    const tokens = acting === undefined ? [] : numbersOf(event, acting);
    if (!side || tokens.length === 0) continue;
    const pieces = tokens.flatMap((token) => truth.find((piece) => piece.token === token) ?? []);
    if (pieces.length === 0) return null;
    const known = pieces.flatMap((piece) => knownTo(piece) ?? []);
    return { by: otherSide(side), count: pieces.length, known };
  }
  return null;
}

function knownTo({ face }: Piece): Face | null {
  if (face.known === 'own') return face.shown;
  return face.known === 'open' ? face.face : null;
}
