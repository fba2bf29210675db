import { firstKnown, isLanguage, language, speak, type Language } from '../words/language.svelte';
import { store, stored } from './stored';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export const MOTIONS = ['system', 'reduced'] as const;
export const RAILS = ['right', 'left'] as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
/** The side of the map on which orders and log are, on wide screens. */
export type Rail = (typeof RAILS)[number];

function among<T extends string>(values: readonly T[], fallback: T, name: string | null): T {
  return values.find((value) => value === name) ?? fallback;
}

let theme = $state(among(THEMES, 'system', stored('theme')));
let motion = $state(among(MOTIONS, 'system', stored('motion')));
let rail = $state(among(RAILS, 'right', stored('rail')));

/** The reader's wishes, kept in this browser. */
export const preferences = {
  get language(): Language {
    return language();
  },
  get theme(): Theme {
    return theme;
  },
  get motion(): Motion {
    return motion;
  },

  get rail(): Rail {
    return rail;
  },

  async setLanguage(wanted: Language): Promise<void> {
    store('language', wanted);
    await change(wanted);
  },
  setTheme(wanted: Theme): void {
    theme = wanted;
    store('theme', wanted === 'system' ? null : wanted);
  },
  setMotion(wanted: Motion): void {
    motion = wanted;
    store('motion', wanted === 'system' ? null : wanted);
  },
  setRail(wanted: Rail): void {
    rail = wanted;
    store('rail', wanted === 'right' ? null : wanted);
  },
};

async function change(wanted: Language): Promise<void> {
  await speak(wanted);
  document.documentElement.lang = wanted;
}

/** Speaks the reader's language; English where its words cannot be had. */
export async function startLanguage(): Promise<void> {
  const chosen = stored('language');
  const wanted = isLanguage(chosen) ? chosen : firstKnown(navigator.languages);
  await change(wanted).catch(() => change('en'));
}
