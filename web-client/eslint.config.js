import { readdirSync } from 'node:fs';

import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

/** The games that have types of their own. */
const games = readdirSync('src/protocol', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

export default ts.config(
  {
    ignores: ['src/protocol', 'dist', 'artefacts', 'test-results', 'playwright-report'],
  },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      eqeqeq: 'error',
      'no-console': 'error',
      // Maps, sets and addresses here are snapshots: made anew, never changed in place.
      'svelte/prefer-svelte-reactivity': 'off',
      // The router is our own; its links are checked by its tests.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
  },
  // A game is known by its kit; what it calls its sides, and the tests, know it by name.
  keptOut(
    'src/**/*.{ts,svelte}',
    ['src/games/**', 'src/words/packs/*'],
    ['/games/\\w+/(?!labels)', '/protocol/\\w+/'],
  ),
  keptOut('src/games/**/*.{ts,svelte}', [], ['/protocol/\\w+/']),
  ...games.map((game) =>
    keptOut(`src/games/${game}/**/*.{ts,svelte}`, [], [`/protocol/(?!${game}/)\\w+/`]),
  ),
);

/** Files that may not import what fits one of these patterns. Tests may. */
function keptOut(files, except, patterns) {
  return {
    files: [files],
    ignores: [...except, '**/*.test.ts', 'src/testing/*'],
    rules: {
      'no-restricted-imports': ['error', { patterns: patterns.map((regex) => ({ regex })) }],
    },
  };
}
