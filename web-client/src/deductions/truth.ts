/** What a stack really is, beside what could be concluded of it. */
import type { PlaceName } from '../protocol/PlaceName';
import type { Side } from '../protocol/Side';
import type { View } from '../protocol/View';

export interface Sum {
  infantry: number;
  cavalry: number;
  artillery: number;
  strength: number;
}

/** The blocks of an army at a place, added up as a sheet does it. Nothing where a face is not known. */
export function sumOf(truth: View, army: Side, at: PlaceName): Sum | null {
  const sum: Sum = { infantry: 0, cavalry: 0, artillery: 0, strength: 0 };
  for (const piece of truth.pieces) {
    if (piece.side !== army || piece.at !== at) continue;
    if (piece.face.known === 'hidden') return null;
    sum[piece.face.face.arm] += 1;
    sum.strength += piece.face.face.strength;
  }
  return sum;
}
