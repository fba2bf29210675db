/** The pages of games. Each is sent for when one of its kind is opened. */
import type { Component } from 'svelte';

import type { GameKind } from '../protocol/GameKind';
import { sentFor } from '../shared/sentFor';
import { tellOf } from '../words/language.svelte';
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
export async function genericTable(game: GameKind): Promise<Component<TableProps>> {
  const load = sentFor(
    ['table', ...NAMES, 'generic/play'],
    () => import('./generic/GenericTable.svelte'),
  );
  const { default: table } = await load;
  tellOf(game);
  return table;
}

/** What a game brings to the pages on which it is played. All that is said there is here then, and said of it. */
export async function kitOf(game: GameKind): Promise<GameKit> {
  const known = gameOf(game);
  if (!known) throw new Error(`there is no page for ${game}`);
  const words: Part[] = ['table', `${game}/names`, `${game}/play`];
  const { kit } = await sentFor(words, known.kit);
  tellOf(game);
  return kit;
}
