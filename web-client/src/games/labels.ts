/** What the games call their sides. The wire says red and blue, sentences say what a game says. */
import type { GameKind } from '../protocol/GameKind';
import type { PerSide } from '../protocol/PerSide';
import type { Side } from '../protocol/Side';
import { knows, sayOf } from '../words/words';
import { gameOf, GAMES } from './table';

/** A game without labels of its own has the colours of its blocks. */
const COLOURS: Readonly<PerSide<string>> = { red: 'red', blue: 'blue' };

function labelsOf(game: GameKind): Readonly<PerSide<string>> {
  return gameOf(game)?.labels ?? COLOURS;
}

/** Whether the client has words of its own for a game. */
export function hasSentences(game: GameKind): boolean {
  return gameOf(game) !== undefined;
}

/** A side as a game's sentences name it, in the ids of words and in what forms are chosen by. */
export function sideLabel(game: GameKind, side: Side): string {
  return labelsOf(game)[side];
}

/** The side that a game calls so; nothing for what is no label. Addresses had labels when there was one game. */
export function sideOf(label: string | null): Side | null {
  const sides: Side[] = ['red', 'blue'];
  const calls = (side: Side): boolean => GAMES.some((game) => labelsOf(game)[side] === label);
  return sides.find(calls) ?? null;
}

/** What a game is called. One that this page has no words for shows its name for programs. */
export function gameTitle(game: GameKind): string {
  return knows(`game-${game}`, game) ? sayOf(game, `game-${game}`) : game;
}

/** The same where there is little room. */
export function shortTitle(game: GameKind): string {
  return knows(`game-short-${game}`, game) ? sayOf(game, `game-short-${game}`) : gameTitle(game);
}
