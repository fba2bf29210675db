import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { compress } from './compress.vite.ts';
import { preloadFonts } from './fonts.vite.ts';
import { rules } from './rules.vite.ts';

const server = process.env['ESTAFETTE_URL'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [
    svelte(),
    rules(),
    preloadFonts([
      'source-sans-3-latin-400-normal',
      'source-sans-3-latin-600-normal',
      'eb-garamond-latin-500-normal',
      'im-fell-dw-pica-sc-latin-400-normal',
    ]),
    compress(),
  ],
  build: {
    target: 'es2022',
    // One small page: a second request for a helper script costs more than it saves.
    modulePreload: { polyfill: false },
    // What the first page needs is one file, whichever pages share parts of it later.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'index', tags: ['$initial'] }] } },
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
  },
});
