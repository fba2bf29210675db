import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { compress } from './compress.vite.ts';
import { early } from './early.vite.ts';
import { preloadFonts } from './fonts.vite.ts';
import { rules } from './rules.vite.ts';

const server = process.env['ESTAFETTE_URL'] ?? 'http://127.0.0.1:8080';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const SOURCES = at('src/');
const GAMES = at('src/games/');
const MAIN = at('src/main.ts');
const KITS = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `${GAMES}${name}/index.ts`);

interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** Modules with all that they import. */
function withImports(roots: readonly string[], graph: Graph): Set<string> {
  const found = new Set(roots);
  for (const id of found) graph.getModuleInfo(id)?.importedIds.forEach((other) => found.add(other));
  return found;
}

let loaded: { site: Set<string>; games: Set<string> } | null = null;

/** The site with the table is one file, with what games are made of that is not theirs alone. */
function withTheSite(id: string, graph: Graph): string | null {
  loaded ??= { site: withImports([MAIN], graph), games: withImports(KITS, graph) };
  const shared = loaded.games.has(id) && id.startsWith(SOURCES) && !id.startsWith(GAMES);
  return loaded.site.has(id) || shared ? 'index' : null;
}

export default defineConfig({
  plugins: [
    svelte(),
    rules(),
    preloadFonts([
      'source-sans-3-latin-wght-normal',
      'eb-garamond-latin-500-normal',
      'im-fell-dw-pica-sc-latin-400-normal',
    ]),
    early(),
    compress(),
  ],
  build: {
    target: 'es2022',
    // One small page: a second request for a helper script costs more than it saves.
    modulePreload: { polyfill: false },
    // The styles of all pages are smaller together than a second request.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: withTheSite },
            // What several of the other pages are made of.
            {
              name: 'pages',
              test: /\/src\/(?!board|game|orders|log|replay)\w+\//,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: {
    // How games are told stands with their data.
    fs: { allow: ['.', '../engine/data'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['src/testing/words.ts'],
  },
});
