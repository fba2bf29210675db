/** The games there are. Each is sent for when one of its kind is opened. */
import type { Component } from 'svelte';

import type { GameKind } from '../protocol/GameKind';
import { sentFor } from '../shared/sentFor';
import type { Part } from '../words/parts';
import type { GameKit, TableProps } from './kit';

const GAMES: Partial<Record<GameKind, () => Promise<{ kit: GameKit }>>> = {
  triomphe: () => import('./triomphe'),
};

/** What is said of games wherever they are listed. */
export const NAMES: readonly Part[] = Object.keys(GAMES).map((game): Part => `${game}/names`);

/** Whether the client has pages made for a game. */
export function hasKit(game: GameKind): boolean {
  return Object.hasOwn(GAMES, game);
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
  const kit = GAMES[game];
  if (!kit) throw new Error(`there is no page for ${game}`);
  const words: Part[] = ['table', `${game}/names`, `${game}/play`];
  return (await sentFor(words, kit)).kit;
}
