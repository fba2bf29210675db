/** The table of games: whatever the rest of the client knows of one game alone begins here. */
import type { Component } from 'svelte';

import type { GameKind } from '../protocol/GameKind';
import type { PerSide } from '../protocol/PerSide';
import type { GameKit, OptionsProps } from './kit';
import { LABELS as TRIOMPHE } from './triomphe/labels';

/** A game that the client has pages for. Its words stand in its folder. */
interface Game {
  /** What it calls its sides, in the ids of words and in what forms are chosen by. */
  labels: Readonly<PerSide<string>>;
  /** The hour at which the first round begins, where a round is an hour. */
  firstHour?: number;
  kit: () => Promise<{ kit: GameKit }>;
  /** What may be chosen for a new game besides what every game has. */
  Options?: () => Promise<{ default: Component<OptionsProps> }>;
}

const TABLE: Readonly<Record<GameKind, Game>> = {
  triomphe: {
    labels: TRIOMPHE,
    firstHour: 6,
    kit: () => import('./triomphe'),
    Options: () => import('./triomphe/Options.svelte'),
  },
};

/**
 * What is said at a table of the game that most play comes in one file, with what every page says:
 * the page of that game waits for no second one.
 */
export const PACKS: Readonly<Record<string, () => Promise<{ default: Record<string, string> }>>> = {
  en: () => import('./triomphe/packs/en'),
  fr: () => import('./triomphe/packs/fr'),
  de: () => import('./triomphe/packs/de'),
  es: () => import('./triomphe/packs/es'),
};

/** The words of games that are sent for by themselves. */
export const WORDS = import.meta.glob<string>(
  ['./*/words/*/*.ftl', '!./triomphe/words/*/{names,play}.ftl', '!./*/words/*/mail.ftl'],
  { query: '?raw', import: 'default' },
);

/** The games that the client has pages for. */
export const GAMES: readonly GameKind[] = Object.keys(TABLE);

/** A game of the table; nothing for one that only the server knows. */
export function gameOf(game: GameKind): Game | undefined {
  return Object.hasOwn(TABLE, game) ? TABLE[game] : undefined;
}
