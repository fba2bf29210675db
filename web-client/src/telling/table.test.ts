import { describe, expect, it } from 'vitest';

import { telling } from '../games/triomphe/telling';
import { read, textOf } from '../testing/catalogue';
import { holds, keyOf, listOf, placeOf } from './fields';
import type { Say, Sentence } from './table';

const keys = (say: Say | undefined): string[] =>
  typeof say === 'string' ? [say] : (say ?? []).map(({ key }) => key);

const all = (told: Readonly<Record<string, Sentence>>): string[] =>
  Object.values(told).flatMap(({ say }) => keys(say));

describe('what tells a game', () => {
  const { events, decisions, orders } = telling;
  const options = Object.values(orders).flatMap(({ say, option }) => keys(option ?? say));
  const named: Record<string, string[]> = {
    event: all(events),
    decide: all(decisions).flatMap((key) => [key, `${key}-head`]),
    wait: all(decisions),
    order: all(orders),
    option: options,
  };
  /** What is said of no fact of the table. */
  const others = ['unknown', 'unknown-head', 'partial', 'over', 'another'];
  const messages = read([...textOf('en').values()].join('\n')).keys;

  it.each(Object.entries(named))('names every message %s- and no other', (prefix, told) => {
    const there = messages
      .filter((key) => key.startsWith(`${prefix}-`))
      .map((key) => key.slice(prefix.length + 1))
      .filter((key) => !others.includes(key));
    expect([...new Set(told)].sort()).toEqual(there.sort());
  });
});

describe('a fact', () => {
  const fact = { from: '14/20b', locale: 14, through: [10, 14], after: null, on: { side: 'red' } };

  it('has places by the fields that name them', () => {
    expect(placeOf(fact, 'from')).toBe('14/20b');
    expect(placeOf(fact, 'locale')).toBe('14');
    expect(placeOf(fact, 'through.0')).toBe('10');
    expect(placeOf(fact, 'after')).toBeNull();
    expect(placeOf(fact, { opposite: 'from' })).toBe('20');
    expect(placeOf(fact, { opposite: 'locale' })).toBeNull();
    expect(placeOf(fact, { reserve: 'from' })).toBe('14');
    expect(placeOf(fact, { end_of: 'through' })).toBe('14');
    expect(placeOf(fact, { fixed: '@tortona' })).toBe('@tortona');
  });

  it('meets a condition when all of it holds', () => {
    expect(holds(fact, { is: ['on.side', 'red'], several: 'through' })).toBe(true);
    expect(holds(fact, { is: ['on.side', 'red'], empty: 'through' })).toBe(false);
    expect(holds(fact, { empty: 'missing', approach: 'from' })).toBe(true);
    expect(holds(fact, { leaves: ['from', 'locale'] })).toBe(false);
    expect(listOf(fact, 'locale')).toEqual([14]);
  });

  it('is told by the first case that fits', () => {
    const say = [{ key: 'gone', if: { empty: 'after' } }, { key: 'there' }];
    expect(keyOf(fact, say)).toBe('gone');
    expect(keyOf({ after: 1 }, say)).toBe('there');
    expect(keyOf(fact, [{ key: 'never', if: { empty: 'from' } }])).toBeUndefined();
  });
});
