/** The pages of games. Each is sent for when one of its kind is opened. */
import type { Component } from 'svelte';

import type { GameKind } from '../protocol/GameKind';
import { sentFor } from '../shared/sentFor';
import type { Part } from '../words/parts';
import type { GameKit, TableProps } from './kit';
import { gameOf, GAMES } from './table';

/** What is said of games wherever they are listed. */
export const NAMES: readonly Part[] = GAMES.map((game): Part => `${game}/names`);

/** Whether the client has pages made for a game. */
export function hasKit(game: GameKind): boolean {
  return gameOf(game) !== undefined;
}

/** The table of every other game: plain, and without a board. */
export async function genericTable(): Promise<Component<TableProps>> {
  const load = sentFor(
    ['table', ...NAMES, 'generic/play'],
    () => import('./generic/GenericTable.svelte'),
  );
  return (await load).default;
}

/** What a game brings to the pages on which it is played, with all that is said there. */
export async function kitOf(game: GameKind): Promise<GameKit> {
  const known = gameOf(game);
  if (!known) throw new Error(`there is no page for ${game}`);
  const words: Part[] = ['table', `${game}/names`, `${game}/play`];
  return (await sentFor(words, known.kit)).kit;
}
