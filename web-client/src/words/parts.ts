/** The parts that the catalogue of a language comes in. */
import { GAMES, PACKS, WORDS } from '../games/table';
import type { GameKind } from '../protocol/GameKind';
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

const ofSite = import.meta.glob<string>(['./*/*.ftl', '!./*/{mail,site,table}.ftl'], {
  query: '?raw',
  import: 'default',
});

/** The game whose words are in a part; no game's are those of the site, and of a game without words. */
export function gameOf(part: Part): GameKind | null {
  const [folder = ''] = part.split('/');
  return GAMES.includes(folder) ? folder : null;
}

/** Sends for a part: `site`, or that of a game, `<game>/names`. */
export async function partOf(language: Language, part: Part): Promise<string> {
  const pack = await PACKS[language]?.();
  const packed = pack?.default[part];
  if (packed !== undefined) return packed;
  const [game = '', name] = part.split('/');
  const load =
    name === undefined
      ? ofSite[`./${language}/${part}.ftl`]
      : WORDS[`./${game}/words/${language}/${name}.ftl`];
  if (!load) throw new Error(`there is no part ${part} in ${language}`);
  return load();
}
