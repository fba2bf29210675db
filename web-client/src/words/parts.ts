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

/**
 * What is said at a table of the game that most play comes in one file, with what every page says:
 * the page of a game waits for no second one. Other games have files of their own.
 */
const PACKS: Record<Language, () => Promise<{ default: Partial<Record<Part, string>> }>> = {
  en: () => import('./packs/en'),
  fr: () => import('./packs/fr'),
  de: () => import('./packs/de'),
  es: () => import('./packs/es'),
};

const others = import.meta.glob<string>(
  [
    './*/*.ftl',
    '../games/*/words/*/*.ftl',
    '!./*/{mail,site,table}.ftl',
    '!../games/triomphe/words/*/{names,play}.ftl',
    '!../games/*/words/*/mail.ftl',
  ],
  { query: '?raw', import: 'default' },
);

/** Sends for a part: `site`, or `triomphe/names`. */
export async function partOf(language: Language, part: Part): Promise<string> {
  const { default: pack } = await PACKS[language]();
  const packed = pack[part];
  if (packed !== undefined) return packed;
  const [game = '', name] = part.split('/');
  const load =
    others[
      name === undefined
        ? `./${language}/${part}.ftl`
        : `../games/${game}/words/${language}/${name}.ftl`
    ];
  if (!load) throw new Error(`there is no part ${part} in ${language}`);
  return load();
}
