import { lastSeen, markSeen } from './seen';
import type { TableState } from './tableState.svelte';
import { worthTelling } from './worth';

/** What happened while the player was away: told when they come back, until they go on. */
export class Absence {
  readonly #game: string;
  readonly #table: TableState;
  #seen = $state<number | null>(null);
  #since = $state<number | null>(null);

  constructor(game: string, table: TableState) {
    this.#game = game;
    this.#table = table;
    this.#seen = lastSeen(game);
  }

  /** The last entry of the log that was looked at before. */
  get seen(): number | null {
    return this.#seen;
  }

  readonly lines = $derived.by(() => {
    const { kit, game, chart, yours } = this.#table;
    const from = this.#since;
    if (!game || from === null) return [];
    const entries = game.log.filter((entry) => entry.position > from);
    return worthTelling(entries, yours) ? kit.summaryOf(chart, entries) : [];
  });

  /** The player sits down at the table. */
  arrive(): void {
    const { game } = this.#table;
    if (game && this.#seen !== null && this.#seen < game.position) this.#since = this.#seen;
  }

  /** The page is hidden. */
  lookAway(): void {
    this.leave();
    const { game } = this.#table;
    if (game) this.#seen = game.position;
  }

  /** The page is looked at again. */
  lookBack(): void {
    this.#since ??= this.#seen;
  }

  leave(): void {
    const { game } = this.#table;
    if (game) markSeen(this.#game, game.position);
  }

  /** What happened is known. */
  settle(): void {
    this.#since = null;
  }
}
