/** Blocks in words, as far as the viewer knows them. */
import type { Piece } from '../games/snapshot';
import { faceWords, knownFace } from './nouns';
import { list, say } from './words';

/** One block in words. */
export function pieceWords(piece: Piece): string {
  const face = knownFace(piece);
  if (!face) return say('text-hidden', { count: 1 });
  const known = { face: faceWords(face) };
  if (piece.doing !== null) return say(piece.doing, known);
  if (piece.face.known === 'last_seen') return say('text-last-seen', known);
  if (piece.face.known === 'open') return say('text-open', known);
  if (piece.disorganized) return say('text-disorganized', known);
  return piece.done ? say('text-done', known) : known.face;
}

/** Equal blocks are counted, hidden ones come last. */
export function blocksText(pieces: readonly Piece[]): string {
  const counted = new Map<string, number>();
  let hidden = 0;
  for (const piece of pieces) {
    if (knownFace(piece)) {
      const words = pieceWords(piece);
      counted.set(words, (counted.get(words) ?? 0) + 1);
    } else {
      hidden += 1;
    }
  }
  const parts = [...counted].map(([words, count]) => (count > 1 ? `${count} × ${words}` : words));
  if (hidden > 0) parts.push(say('text-hidden', { count: hidden }));
  return list(parts);
}
