import type { Rule } from '../protocol/Rule';

/** The ways to be told, from the quickest to none. */
export const RULES: readonly Rule[] = ['at_once', 'when_away', 'digest', 'off'];
