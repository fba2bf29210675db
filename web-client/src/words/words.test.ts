import { afterEach, describe, expect, it } from 'vitest';

import { chart } from '../testing/samples';
import { firstKnown, speak } from './language.svelte';
import { hourWords, roundWords, shortHour, theLocale } from './nouns';
import { linked, parts, plain } from './prose';
import { refusalWords } from './refusals';
import { capital, knows, list, say } from './words';

afterEach(() => speak('en'));

describe('words', () => {
  it('write small numbers out', () => {
    expect(say('selected-hint', { count: 3 })).toBe('three blocks chosen.');
    expect(say('selected-hint', { count: 1 })).toBe('One block chosen.');
    expect(say('selected-hint', { count: 19 })).toBe('19 blocks chosen.');
  });

  it('call the hours by their names', async () => {
    expect([1, 6, 7, 8, 16].map((round) => hourWords(round))).toEqual([
      '6 o’clock',
      '11 o’clock',
      'noon',
      '1 o’clock',
      '9 o’clock',
    ]);
    expect(hourWords(7, 'ford')).toBe('');
    expect(roundWords(7, 'ford')).toBe('Round 7');
    await speak('de');
    expect([1, 7, 16].map((round) => hourWords(round))).toEqual(['6 Uhr', 'Mittag', '21 Uhr']);
    expect([1, 8].map((round) => shortHour(round))).toEqual(['6', '13']);
  });

  it('name a village, but no farm', () => {
    expect(plain(theLocale(chart, 14))).toBe('Marengo (14)');
    expect(plain(theLocale(chart, 20))).toBe('locale 20');
  });
});

describe('a language', () => {
  it('is the first of the reader’s that there is', () => {
    expect(firstKnown(['it-IT', 'fr-CH', 'de'])).toBe('fr');
    expect(firstKnown(['DE'])).toBe('de');
    expect(firstKnown(['it', 'toString'])).toBe('en');
    expect(firstKnown([])).toBe('en');
  });

  it('has its own numbers, lists and capitals', async () => {
    await speak('fr');
    expect(say('selected-hint', { count: 3 })).toBe('trois blocs choisis.');
    expect(list(['a', 'b', 'c'])).toBe('a, b et c');
    expect(capital('élan')).toBe('Élan');
    await speak('es');
    expect(list(['a', 'b', 'c'])).toBe('a, b y c');
    expect(capital('¿quién?')).toBe('¿Quién?');
  });

  it('are those of one language', async () => {
    await speak('fr');
    expect(knows('part-blocks')).toBe(false);
    expect(say('part-blocks', { count: 2, side: 'france' })).toBe('part-blocks');
  });
});

describe('a refusal', () => {
  it('is told by its code, in English by the server', async () => {
    const refused = { code: 'no_room', sentence: 'There is not enough room in that locale.' };
    expect(refusalWords(refused)).toBe(refused.sentence);
    await speak('de');
    expect(refusalWords(refused)).toBe('In diesem Gebiet ist nicht genug Platz.');
  });

  it('names what is wrong with a field', async () => {
    await speak('es');
    const wrong = { code: 'invalid', sentence: 'A password has 8 to 200 characters.' };
    expect(refusalWords({ ...wrong, field: 'password' })).toContain('contraseña');
    expect(refusalWords({ ...wrong, field: 'colour' })).toBe(wrong.sentence);
  });

  it('that is new stays as the server says it', async () => {
    await speak('fr');
    expect(refusalWords({ code: 'balloon', sentence: 'No balloons.' })).toBe('No balloons.');
  });
});

describe('prose', () => {
  it('is cut into words and places', () => {
    expect(parts(`From ${linked('14', 'Marengo')} on.`)).toEqual([
      { text: 'From ', place: null },
      { text: 'Marengo', place: '14' },
      { text: ' on.', place: null },
    ]);
  });

  it('begins with a capital', () => {
    expect(capital('the infantry')).toBe('The infantry');
    expect(plain(capital(linked('39', 'locale 39')))).toBe('Locale 39');
    expect(plain(capital(linked('@sale', 'hier')))).toBe('Hier');
  });
});
