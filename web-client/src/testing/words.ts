/** The tests say everything: each has all words of the language it speaks. */
import { learn, tellOf } from '../words/language.svelte';
import { PARTS } from './catalogue';

await learn(...PARTS);
tellOf('triomphe');
