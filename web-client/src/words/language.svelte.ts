import { FluentBundle, FluentResource } from '@fluent/bundle';

import type { GameKind } from '../protocol/GameKind';
import { gameOf, type Part, partOf } from './parts';

/** The languages there are, by the name each has for itself. */
export const LANGUAGES = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
} as const;

export type Language = keyof typeof LANGUAGES;

/** No game: what is said with the words of the site alone. */
const NO_GAME = '';

/**
 * What is here of each language: the words of the site and, with them, those of one game, so that two games may call
 * theirs alike. Parts are added in place: a page is shown when its words are here.
 */
const bundles = new Map<Language, Map<GameKind, FluentBundle>>();
const ofSite = new Map<Language, FluentResource[]>();
const here = new Set<string>();

function bundleOf(language: Language, game: GameKind): FluentBundle {
  const ofLanguage = bundles.get(language) ?? new Map<GameKind, FluentBundle>();
  bundles.set(language, ofLanguage);
  const known = ofLanguage.get(game);
  if (known) return known;
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const resource of ofSite.get(language) ?? []) bundle.addResource(resource);
  ofLanguage.set(game, bundle);
  return bundle;
}

function add(language: Language, part: Part, text: string): void {
  const resource = new FluentResource(text);
  const game = gameOf(part);
  if (game !== null) {
    bundleOf(language, game).addResource(resource);
    return;
  }
  ofSite.set(language, [...(ofSite.get(language) ?? []), resource]);
  bundles.get(language)?.forEach((bundle) => bundle.addResource(resource));
}

/** The game that the page is about. */
let told = $state.raw<GameKind>(NO_GAME);

/** The game that the page is about: what is said goes by its words where nothing else is said. */
export function theGame(): GameKind {
  return told;
}

/** From now on the page is about a game. */
export function tellOf(game: GameKind): void {
  told = game;
}

let spoken = $state.raw<Language>('en');

/** The language that is wanted, and the parts of its catalogue: what is spoken follows. */
let wanted: Language = 'en';
const needed = new Set<Part>(['site']);

/** The language of the page, for words, numbers, dates and lists. */
export function language(): Language {
  return spoken;
}

/** The words that are here of the site and a game, in the language of the page. */
export function words(game: GameKind = told): FluentBundle {
  return bundleOf(spoken, game);
}

/** Changes the language of everything on the page. It stays where its words cannot be had. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  try {
    await fetchWords();
  } catch (error) {
    if (wanted === language) wanted = spoken;
    throw error;
  }
}

/** Sends for parts of the catalogue that a page or a dialog is about to use. */
export async function learn(...parts: readonly Part[]): Promise<void> {
  for (const part of parts) needed.add(part);
  await fetchWords();
}

async function fetchWords(): Promise<void> {
  const language = wanted;
  await Promise.all([...needed].map((part) => fetchPart(language, part)));
  // Another language that was asked for meanwhile brings the same parts.
  if (language !== wanted) return fetchWords();
  spoken = language;
}

async function fetchPart(language: Language, part: Part): Promise<void> {
  const key = `${language} ${part}`;
  if (here.has(key)) return;
  const text = await partOf(language, part);
  if (here.has(key)) return;
  here.add(key);
  add(language, part, text);
}

export function isLanguage(name: string | null): name is Language {
  return name !== null && Object.hasOwn(LANGUAGES, name);
}

/** The first language of a reader's list that there is: `fr-CH` finds French. */
export function firstKnown(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find(isLanguage);
  return known ?? 'en';
}
