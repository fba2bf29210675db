import type { GameKind } from '../protocol/GameKind';
import { say, type Arguments } from '../words/words';
import { hasSentences } from './labels';

/** What is said of a game: by a sentence of its own, or plainly of a game that has none. */
export function sayOf(game: GameKind, id: string, words: Arguments): string {
  return hasSentences(game) ? say(id, words) : say(`${id}-plain`, words);
}
