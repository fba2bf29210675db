/** Figures of a deduction sheet, as they are written. */
import type { Bounds } from '../../../protocol/triomphe/Bounds';
import type { FaceCount } from '../../../protocol/triomphe/FaceCount';
import { faceWords } from '../../../words/nouns';
import { say } from '../../../words/words';

/** `2`, or `1–3` where it is not known. */
export function bounds({ at_least, at_most }: Bounds): string {
  return at_least === at_most ? `${at_least}` : `${at_least}–${at_most}`;
}

/** `3 × infantry 2`, and how many of them could be anywhere. */
export function counted({ face, count, hidden }: FaceCount): string {
  const words = { number: `${count}`, face: faceWords(face) };
  if (hidden === 0) return say('sheet-face-seen', words);
  return hidden === count
    ? say('sheet-face', words)
    : say('sheet-face-partly', { ...words, hidden: `${hidden}` });
}
