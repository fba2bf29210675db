import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { compress } from './compress.vite.ts';
import { early } from './early.vite.ts';
import { preloadFonts } from './fonts.vite.ts';
import { rules } from './rules.vite.ts';

const server = process.env['ESTAFETTE_URL'] ?? 'http://127.0.0.1:8080';

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
            // The site with the table, at which every game is played.
            { name: 'index', tags: ['$initial'] },
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
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['src/testing/words.ts'],
  },
});
