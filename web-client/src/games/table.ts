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

/** The game that is meant where nothing else is said, and whose words come with the site's. */
export const USUAL = 'triomphe';

const TABLE: Readonly<Record<GameKind, Game>> = {
  triomphe: {
    labels: TRIOMPHE,
    firstHour: 6,
    kit: () => import('./triomphe'),
    Options: () => import('./triomphe/Options.svelte'),
  },
};

/** The games that the client has pages for. */
export const GAMES: readonly GameKind[] = Object.keys(TABLE);

/** A game of the table; nothing for one that only the server knows. */
export function gameOf(game: GameKind): Game | undefined {
  return Object.hasOwn(TABLE, game) ? TABLE[game] : undefined;
}
