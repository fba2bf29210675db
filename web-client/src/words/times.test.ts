import { afterEach, describe, expect, it } from 'vitest';

import { speak } from './language.svelte';
import { agoWords, dayWords } from './times';

const NOON = '2026-05-03T12:00:00Z';
const after = (seconds: number): string => agoWords(NOON, Date.parse(NOON) + seconds * 1000);

afterEach(() => speak('en'));

describe('a time in the past', () => {
  it('is told in the largest unit that fits', () => {
    expect(after(0)).toBe('now');
    expect(after(59)).toBe('now');
    expect(after(61)).toBe('1 minute ago');
    expect(after(7200)).toBe('2 hours ago');
    expect(after(86_400)).toBe('yesterday');
    expect(after(86_400 * 400)).toBe('last year');
  });

  it('is never in the future, whatever the clocks say', () => {
    expect(after(-500)).toBe('now');
  });

  it('is told in the language of the page', async () => {
    await speak('de');
    expect(after(7200)).toBe('vor 2 Stunden');
    expect(dayWords(NOON)).toBe('3. Mai 2026');
  });
});
