import { FluentBundle, FluentResource } from '@fluent/bundle';

import english from './en.ftl?raw';

/** The languages there are, by the name each has for itself. */
export const LANGUAGES = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
} as const;

export type Language = keyof typeof LANGUAGES;

/** English comes with the page; another language when it is wanted. */
const CATALOGUES: Record<Language, () => Promise<string>> = {
  en: () => Promise.resolve(english),
  fr: () => import('./fr.ftl?raw').then((module) => module.default),
  de: () => import('./de.ftl?raw').then((module) => module.default),
  es: () => import('./es.ftl?raw').then((module) => module.default),
};

function bundled(language: Language, catalogue: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(catalogue));
  return bundle;
}

const inEnglish = bundled('en', english);
let spoken = $state.raw<{ language: Language; bundle: FluentBundle }>({
  language: 'en',
  bundle: inEnglish,
});

/** The language of the page, for words, numbers, dates and lists. */
export function language(): Language {
  return spoken.language;
}

/** The catalogues to look in, one after the other. */
export function bundles(): FluentBundle[] {
  return spoken.bundle === inEnglish ? [inEnglish] : [spoken.bundle, inEnglish];
}

/** Changes the language of everything on the page. */
export async function speak(wanted: Language): Promise<void> {
  const bundle = wanted === 'en' ? inEnglish : bundled(wanted, await CATALOGUES[wanted]());
  spoken = { language: wanted, bundle };
}

export function isLanguage(name: string | null): name is Language {
  return name !== null && Object.hasOwn(LANGUAGES, name);
}

/** The first language of a reader's list that there is: `fr-CH` finds French. */
export function firstKnown(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find(isLanguage);
  return known ?? 'en';
}
