/** Noticing that the seat at a table is lost. */
import { untrack } from 'svelte';

import { session } from '../account/session.svelte';
import type { LiveGame } from '../live/game.svelte';
import type { Position } from '../protocol/Position';
import type { Side } from '../protocol/Side';
import { replace } from '../shared/router.svelte';
import { withNext } from '../shared/routes';
/** Who sits at a table, once the game is here. */
interface Seated {
  readonly game: Position | null;
  readonly yours: Side | null;
}

/** Leads whoever was signed out meanwhile to where they sign in; who only watches is `lost`. */
export function keepSeat(id: string, live: LiveGame, standing: Seated, lost: () => void): void {
  const signIn = (): void => replace(withNext('/login', `/games/${id}`));

  // A session that has ended shows only as a connection that cannot be made.
  const failures = $derived(live.now.failures);
  $effect(() => {
    if (failures < 2) return;
    if (untrack(() => standing.yours) === null) return lost();
    void session.load().then(() => {
      if (session.who === 'nobody') signIn();
    });
  });

  // Whoever had a seat comes back without one.
  let seat: Side | null = null;
  $effect(() => {
    if (!standing.game) return;
    if (seat !== null && standing.yours === null) signIn();
    seat = standing.yours;
  });
}
