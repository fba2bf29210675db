import { describe, expect, it } from 'vitest';

import type { Said } from '../protocol/Said';
import type { Talk } from '../protocol/Talk';
import { hear, unreadBy } from './talk';

const said = (number: number, side: Said['side']): Said => ({
  number,
  id: `id-${number}`,
  side,
  seat: side,
  text: 'Bonjour.',
  at: '2026-01-01T12:00:00Z',
});
const talk = (...messages: Said[]): Talk => ({
  open: 'open',
  messages,
  read: { red: 0, blue: 0 },
  yours: 0,
});

describe('talk', () => {
  it('grows by what is said, in the order of the numbers, and each once', () => {
    let heard = hear(null, { type: 'talk', ...talk(said(1, 'blue')) }, null);
    heard = hear(heard, { type: 'said', ...said(3, 'blue') }, null);
    heard = hear(heard, { type: 'said', ...said(2, 'red') }, null);
    heard = hear(heard, { type: 'said', ...said(3, 'blue') }, null);
    expect(heard?.messages.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it('counts what the others said since one has read', () => {
    let heard: Talk | null = talk(said(1, 'blue'), said(2, 'red'), said(3, 'blue'));
    expect(unreadBy(heard, 'red')).toBe(2);
    expect(unreadBy(heard, 'blue')).toBe(1);
    heard = hear(heard, { type: 'read', side: 'red', seat: 'red', up_to: 2 }, 'red');
    expect(unreadBy(heard, 'red')).toBe(1);
    expect(unreadBy(heard, null)).toBe(0);
  });

  it('knows what each of a side has read', () => {
    let heard: Talk | null = talk(said(1, 'blue'), said(2, 'blue'));
    heard = hear(heard, { type: 'read', side: 'red', seat: 'red', up_to: 2 }, 'red.2');
    expect([heard?.read.red, unreadBy(heard, 'red.2')]).toEqual([2, 2]);
    heard = hear(heard, { type: 'read', side: 'red', seat: 'red.2', up_to: 1 }, 'red.2');
    expect([heard?.read.red, unreadBy(heard, 'red.2')]).toEqual([2, 1]);
  });
});
