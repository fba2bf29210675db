import { describe, expect, it } from 'vitest';

import * as de from 'virtual:rules/austerlitz.de';
import * as en from 'virtual:rules/austerlitz';
import * as es from 'virtual:rules/austerlitz.es';
import * as fr from 'virtual:rules/austerlitz.fr';

type Page = typeof en;

const all = (html: string, what: RegExp): string[] =>
  [...html.matchAll(what)].map((match) => match[1] ?? '');
const ids = ({ html }: Page): string[] => all(html, /<section id="([^"]+)"/g);
const links = ({ html }: Page): string[] => all(html, /href="#([^"]+)"/g);

/** What a page is built of: sections, paragraphs, pictures, entries of lists and rows of tables, in order. */
const frame = ({ html }: Page): string[] =>
  all(html, /<(section id="[^"]+"|figure|p|ol|ul|li|tr|td)[ >]/g);

describe('the rules of Austerlitz', () => {
  it('have what their own links lead to', () => {
    expect(links(en).length).toBeGreaterThan(70);
    expect(links(en).filter((id) => !ids(en).includes(id))).toEqual([]);
  });

  it('list their sections and their parts', () => {
    const sections = en.contents.flatMap((section) => [section, ...section.parts]);
    expect(sections.map(({ id }) => id)).toEqual(ids(en));
    expect(new Set(ids(en)).size).toBe(ids(en).length);
  });
});

describe.each(Object.entries({ de, es, fr }))('the rules of Austerlitz in %s', (_, page) => {
  it('are built as in English', () => {
    expect(frame(page)).toEqual(frame(en));
  });

  it('lead where the English rules lead', () => {
    expect([...links(page)].sort()).toEqual([...links(en)].sort());
  });

  it('have the same numbers in their tables', () => {
    const figures = ({ html }: Page): string[] => all(html, /<td>([\d, ]+)<\/td>/g);
    expect(figures(en).length).toBe(16);
    expect(figures(page)).toEqual(figures(en));
  });

  it('give our reading where the English rules give it', () => {
    const readings = ({ html }: Page): number =>
      all(html, /<em>[^<]*(our\sreading|notre\slecture|unsere\sLesart|nuestra\slectura)\)?<\/em>/g)
        .length;
    expect(readings(en)).toBeGreaterThan(20);
    expect(readings(page)).toBe(readings(en));
  });
});
