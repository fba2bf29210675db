import { describe, expect, it } from 'vitest';

import { rules } from 'virtual:rules';
import * as austerlitz from 'virtual:rules/austerlitz';
import { contents, html } from 'virtual:rules/triomphe';

import ofAusterlitz from '../../../engine/src/austerlitz/refusal.rs?raw';
import optionsOfAusterlitz from '../../../engine/src/austerlitz/options.rs?raw';
import gameSource from '../../../engine/src/game.rs?raw';
import ofTriomphe from '../../../engine/src/triomphe/refusal.rs?raw';
import toldAusterlitz from '../../../engine/data/austerlitz/sentences.json';
import { sectionOf as sectionOfAusterlitz } from '../games/austerlitz/sections';
import { sectionOf, SECTIONS } from '../games/triomphe/sections';
import type { SeenAssault } from '../protocol/triomphe/SeenAssault';
import { LANGUAGES } from '../words/language.svelte';
import { addressOf } from './sections';

const idsIn = (html: string): Set<string | undefined> =>
  new Set([...html.matchAll(/<section id="([^"]+)"/g)].map((match) => match[1]));
const ids = idsIn(html);

/** The sections that a link to the page would not find. */
const lacking = (html: string, sections: readonly string[]): string[] =>
  sections.filter((section) => !idsIn(html).has(addressOf(section).split('#')[1]));

const namedIn = (source: string): string[] =>
  [...source.matchAll(/Some\("([A-Z]?[\d.]+r?f?)"\)/g)].map((match) => match[1] ?? '');

describe('the rules', () => {
  it('are there in English, and in no language that the page does not know', async () => {
    expect(Object.keys(rules)).toEqual(['austerlitz', 'triomphe']);
    for (const texts of Object.values(rules)) {
      expect(Object.keys(texts)).toContain('en');
      expect(Object.keys(texts).filter((language) => !(language in LANGUAGES))).toEqual([]);
    }
    expect(rules['austerlitz']?.['de']?.title).toBe('Napoleon’s Triumph: die Regeln');
    expect((await rules['triomphe']?.en.load())?.html).toBe(html);
  });

  it.each([
    ['triomphe', html, `${ofTriomphe}${gameSource}`],
    ['austerlitz', austerlitz.html, `${ofAusterlitz}${optionsOfAusterlitz}`],
  ])('of %s have every section that a refusal names', (_, html, source) => {
    const named = namedIn(source);
    expect(named.length).toBeGreaterThan(40);
    expect(named.length).toBe(source.match(/Some\("/g)?.length);
    expect(lacking(html, named)).toEqual([]);
  });
});

describe('the page of the rules', () => {
  it('has every section that explains a decision', () => {
    expect(SECTIONS.length).toBeGreaterThan(10);
    expect(lacking(html, SECTIONS)).toEqual([]);
  });

  it('has what its own links lead to', () => {
    const linked = [...html.matchAll(/href="#([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(linked.length).toBeGreaterThan(30);
    expect(linked.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('lists its sections and their parts', () => {
    const sections = contents.flatMap((section) => [section, ...section.parts]);
    expect(sections.map(({ id }) => id)).toEqual([...ids]);
    const attacks = contents.find(({ id }) => id === 'rule-9');
    expect(attacks?.title).toBe('9. Manoeuvre attacks');
    expect(attacks?.parts.map(({ id }) => id)).toEqual([
      'rule-9.1',
      'rule-9.2',
      'rule-9.3',
      'rule-9.4',
    ]);
  });

  it('closes every section it opens', () => {
    expect(html.match(/<section /g)?.length).toBe(html.match(/<\/section>/g)?.length);
  });
});

describe('the page of the rules of Austerlitz', () => {
  it('has every section that explains a decision', () => {
    const kinds = Object.keys(toldAusterlitz.decisions);
    const stages = [null, 'threat', 'gave_way', 'stood', 'feint', 'press'] as const;
    const asked = kinds.flatMap((kind) =>
      stages.flatMap((stage) =>
        (['red', 'blue'] as const).map((side) =>
          sectionOfAusterlitz({ side, kind } as never, { attack: stage && { stage } } as never),
        ),
      ),
    );
    expect(asked.length).toBeGreaterThan(100);
    expect(asked).not.toContain(null);
    expect(lacking(austerlitz.html, asked as string[])).toEqual([]);
    expect(new Set(asked).size).toBeGreaterThan(15);
  });

  it('draws its pictures, and says what they show', () => {
    const figures = austerlitz.html.match(/<figure><svg[^]*?<figcaption>.{30,}<\/figcaption>/g);
    expect(figures?.length).toBe(austerlitz.html.match(/<figure>/g)?.length);
    expect(figures?.length).toBeGreaterThan(3);
    expect(austerlitz.html).not.toContain('<img');
  });
});

describe('a decision', () => {
  it('is explained by a section', () => {
    expect(sectionOf({ side: 'blue', kind: 'retreat', locale: 14 }, { assault: null })).toBe(
      '13.2',
    );
    expect(addressOf('13.2')).toBe('/rules/triomphe#rule-13.2');
  });

  it('about losses is another one in an assault', () => {
    const losses = { side: 'blue', kind: 'take_loss', position: '14', reductions: 1 } as const;
    const assault = { side: 'red', across: '14/20', leaders: [] } as unknown as SeenAssault;
    expect([assault, null].map((assault) => sectionOf(losses, { assault }))).toEqual([
      '11.8',
      '13.1',
    ]);
  });

  it('of a later game has none', () => {
    expect(sectionOf({ side: 'blue', kind: 'balloon' } as never, { assault: null })).toBeNull();
  });
});
