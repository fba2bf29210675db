/** The parts that the catalogue of a language comes in. */
import type { Language } from './language.svelte';

/** What every page says, and what only some do. */
type OfSite =
  | 'site'
  | 'table'
  | 'dialogs'
  | 'lobby'
  | 'account'
  | 'players'
  | 'preferences'
  | 'mailbox'
  | 'archive'
  | 'replay'
  | 'about';
/**
 * Of a game: what is said of it everywhere, what is said at the table, and what is said there
 * when something is opened.
 */
type OfGame = 'names' | 'play' | 'opened';

export type Part = OfSite | `${string}/${OfGame}`;

const ofSite = import.meta.glob<string>(['./*/*.ftl', '!./*/mail.ftl'], {
  query: '?raw',
  import: 'default',
});
const ofGames = import.meta.glob<string>('../games/*/words/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** Sends for a part: `site`, or `triomphe/names`. */
export async function partOf(language: Language, part: Part): Promise<string> {
  const [game, name] = part.split('/');
  const load =
    name === undefined
      ? ofSite[`./${language}/${part}.ftl`]
      : ofGames[`../games/${game}/words/${language}/${name}.ftl`];
  if (!load) throw new Error(`there is no part ${part} in ${language}`);
  return load();
}
