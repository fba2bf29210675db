import { describe, expect, it } from 'vitest';

import { chart } from '../testing/samples';
import english from './en.ftl?raw';
import { hourWords, theLocale } from './nouns';
import { linked, parts, plain } from './prose';
import { capital, knows, say } from './words';

const sources = Object.entries(
  import.meta.glob<string>('../**/*.{ts,svelte}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).filter(([path]) => !path.includes('.test.'));

describe('the catalogue', () => {
  it('has every key the pages ask for', () => {
    const asked = sources.flatMap(([, text]) =>
      [...text.matchAll(/\bsay\(\s*'([^']+)'/g)].map((match) => match[1] ?? ''),
    );
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((key) => !knows(key))).toEqual([]);
  });

  it('has both forms of every order', () => {
    const keys = (form: string): string[] =>
      [...english.matchAll(new RegExp(`^${form}-([a-z_-]+) =`, 'gm'))].map(
        (match) => match[1] ?? '',
      );
    const forms = new Set(keys('option'));
    expect(keys('order').filter((key) => !forms.has(key))).toEqual([]);
  });
});

describe('words', () => {
  it('write small numbers out', () => {
    expect(say('blocks', { count: 3 })).toBe('three blocks');
    expect(say('blocks', { count: 1 })).toBe('one block');
    expect(say('blocks', { count: 19 })).toBe('19 blocks');
  });

  it('call the hours by their names', () => {
    expect([1, 6, 7, 8, 16].map(hourWords)).toEqual([
      '6 o’clock',
      '11 o’clock',
      'noon',
      '1 o’clock',
      '9 o’clock',
    ]);
  });

  it('name a village, but no farm', () => {
    expect(plain(theLocale(chart, 14))).toBe('Marengo (14)');
    expect(plain(theLocale(chart, 20))).toBe('locale 20');
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
  });
});
