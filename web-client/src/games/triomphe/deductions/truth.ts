/** What a stack really is, beside what could be concluded of it. */
import type { Face } from '../../../protocol/Face';
import type { FaceCount } from '../../../protocol/triomphe/FaceCount';
import type { PlaceName } from '../../../protocol/PlaceName';
import type { Side } from '../../../protocol/Side';
import type { View } from '../../../protocol/triomphe/View';

const ARMS = ['infantry', 'cavalry', 'artillery'];

/** The faces of an army's blocks at a place, counted, in the order of a sheet: strongest first within an arm. */
export function facesAt(truth: View, army: Side, at: PlaceName): FaceCount[] {
  const faces = truth.pieces.flatMap(({ side, at: where, face }) =>
    side === army && where === at && face.known !== 'hidden' ? [face.face] : [],
  );
  const counts: FaceCount[] = [];
  for (const face of faces.sort(inOrder)) {
    const last = counts.at(-1);
    if (last && inOrder(last.face, face) === 0) last.count += 1;
    else counts.push({ face, count: 1, hidden: 1 });
  }
  return counts.map((count) => ({ ...count, hidden: count.count }));
}

function inOrder(one: Face, other: Face): number {
  return ARMS.indexOf(one.arm) - ARMS.indexOf(other.arm) || other.strength - one.strength;
}
