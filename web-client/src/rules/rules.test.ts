import { describe, expect, it } from 'vitest';

import { contents, html } from 'virtual:rules/triomphe';

import gameSource from '../../../engine/src/game.rs?raw';
import refusals from '../../../engine/src/triomphe/refusal.rs?raw';
import { sectionOf, SECTIONS } from '../games/triomphe/sections';
import type { SeenAssault } from '../protocol/triomphe/SeenAssault';
import { addressOf } from './sections';

const ids = new Set([...html.matchAll(/<section id="([^"]+)"/g)].map((match) => match[1]));
const lacking = (sections: readonly string[]): string[] =>
  sections.filter((section) => !ids.has(`rule-${section}`));

describe('the page of the rules', () => {
  it('has every section that a refusal names', () => {
    const named = [...`${refusals}${gameSource}`.matchAll(/Some\("([\d.]+)"\)/g)].map(
      (match) => match[1] ?? '',
    );
    expect(named.length).toBeGreaterThan(40);
    expect(lacking(named)).toEqual([]);
  });

  it('has every section that explains a decision', () => {
    expect(SECTIONS.length).toBeGreaterThan(10);
    expect(lacking(SECTIONS)).toEqual([]);
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
