import { learn } from '../words/language.svelte';
import type { Part } from '../words/parts';
import { unreachable } from './api';

/**
 * Sends for a part of the client, and for the words it uses. Where it cannot be had, the server
 * did not answer.
 */
export async function sentFor<T>(words: readonly Part[], load: () => Promise<T>): Promise<T> {
  try {
    const [part] = await Promise.all([load(), learn(...words)]);
    return part;
  } catch {
    throw unreachable();
  }
}
