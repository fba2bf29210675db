/** Made from `docs/rules` by `rules.vite.ts`. */
declare module 'virtual:rules' {
  export interface Section {
    id: string;
    title: string;
    parts: Section[];
  }
  /** The rules of a game in a language. */
  interface RulesText {
    title: string;
    load: () => Promise<{ html: string; contents: Section[] }>;
  }
  /** By game and language; English is always there. */
  export const rules: Readonly<
    Record<string, { en: RulesText } & Readonly<Record<string, RulesText>>>
  >;
}

declare module 'virtual:rules/*' {
  import type { Section } from 'virtual:rules';

  export const html: string;
  export const contents: Section[];
}
