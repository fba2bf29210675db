/** The pages of games. Each is sent for when one of its kind is opened. */
import type { Component } from 'svelte';

import type { GameKind } from '../protocol/GameKind';
import type { PlayableGame } from '../protocol/PlayableGame';
import { sentFor } from '../shared/sentFor';
import { tellOf } from '../words/language.svelte';
import type { Part } from '../words/parts';
import type { GameKit, LookBackProps, OptionsProps, ReportProps, TableProps } from './kit';
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
  return toldOf(game, await load);
}

/** The same, looked back at. */
export async function genericReplay(game: GameKind): Promise<Component<LookBackProps>> {
  const load = sentFor(
    ['table', 'replay', 'dialogs', ...NAMES, 'generic/play'],
    () => import('./generic/GenericReplay.svelte'),
  );
  return toldOf(game, await load);
}

/** The same for print, once it is over. */
export async function genericReport(game: GameKind): Promise<Component<ReportProps>> {
  const load = sentFor(
    ['table', 'replay', ...NAMES, 'generic/play'],
    () => import('./generic/GenericReport.svelte'),
  );
  return toldOf(game, await load);
}

function toldOf<P>(game: GameKind, page: { default: P }): P {
  tellOf(game);
  return page.default;
}

/** What may be chosen for a new game besides what every game has; nothing where there is no choice. */
export async function optionsOf(played: PlayableGame): Promise<Component<OptionsProps> | null> {
  const own = gameOf(played.game)?.Options;
  if (own) return (await own()).default;
  if (Object.keys(played.options).length === 0) return null;
  return (await import('./generic/Options.svelte')).default;
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
