import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

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
  {
    // A game is known by its kit; what it calls its sides, and the tests, know it by name.
    files: ['src/**/*.{ts,svelte}'],
    ignores: ['src/games/**', 'src/words/packs/*', '**/*.test.ts', 'src/testing/*'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex: '/games/\\w+/(?!labels)' }] }],
    },
  },
);
