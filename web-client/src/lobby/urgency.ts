import { resultFor, type Result } from '../players/results';
import type { Account } from '../protocol/Account';
import type { GameSummary } from '../protocol/GameSummary';
import type { Side } from '../protocol/Side';
import { sideTitle, thePlayer } from '../words/nouns';
import { say } from '../words/words';

/** The player's own games, apart: what waits for them, for others, for an opponent, what is over. */
export interface MyGames {
  decisions: GameSummary[];
  waiting: GameSummary[];
  unmatched: GameSummary[];
  finished: GameSummary[];
}

/**
 * Among decisions the least time left comes first, then those without clocks, longest untouched
 * first: those the opponent has waited for longest.
 */
export function sortMine(games: readonly GameSummary[]): MyGames {
  const running = games.filter((game) => game.status === 'running');
  const yours = (game: GameSummary): boolean =>
    game.yours !== null && game.to_decide.includes(game.yours);
  return {
    decisions: running
      .filter(yours)
      .sort((a, b) => byTime(a, b) || a.moved_at.localeCompare(b.moved_at)),
    waiting: running.filter((game) => !yours(game)).sort(byTime),
    unmatched: games.filter((game) => game.status === 'waiting'),
    finished: games.filter((game) => game.status === 'finished'),
  };
}

/** Negative where the first has less time left. */
function byTime(a: GameSummary, b: GameSummary): number {
  if (a.time_up_at === null || b.time_up_at === null) {
    return Number(a.time_up_at === null) - Number(b.time_up_at === null);
  }
  return Date.parse(a.time_up_at) - Date.parse(b.time_up_at);
}

/** How a finished game ended for the player. */
export function resultOf({ ended, yours }: GameSummary): Result {
  return resultFor(ended, yours);
}

/** The other player in a sentence, linked to their page while there is one. */
export function theOpponent(game: GameSummary): string {
  return thePlayer(game.yours && game.players[otherSide(game.yours)]);
}

/** What to call the player of a side: by name, or by the side while nobody sits there. */
export function playerOf(game: GameSummary, side: Side): string {
  if (game.gone[side]) return say('player-deleted');
  return game.players[side] ?? sideTitle(side, game.game);
}

/** What to call whoever created a game. */
export function creatorOf(game: GameSummary): string {
  return game.creator ?? say('player-deleted');
}

/** What to call the other player, once there is one. */
export function opponentOf(game: GameSummary): string {
  return game.yours ? playerOf(game, otherSide(game.yours)) : '';
}

/** Whether the other player's account was deleted: nobody will decide there any more. */
export function opponentIsGone(game: GameSummary): boolean {
  return game.yours !== null && game.gone[otherSide(game.yours)];
}

export function otherSide(side: Side): Side {
  return side === 'red' ? 'blue' : 'red';
}

/** The side left for whoever joins; nothing when it is drawn. */
export function sideLeft(game: GameSummary): Side | null {
  return game.side === 'random' ? null : otherSide(game.side);
}

/** Whether this player made the game or sits in it. A creator who left the side to chance has none yet. */
export function isOwn(game: GameSummary, account: Account | null): boolean {
  return game.yours !== null || (account !== null && game.creator === account.name);
}
