/** Made from `docs/rules` by `rules.vite.ts`. */
declare module 'virtual:rules/*' {
  interface Section {
    id: string;
    title: string;
    parts: Section[];
  }
  export const html: string;
  export const contents: Section[];
}
