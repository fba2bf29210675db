import { describe, expect, it } from 'vitest';

import { brokenAt, canonical, hashOf, keepsCommitment } from './chain';

/** The server has the same test, with the same numbers. */
describe('a hash', () => {
  const value: unknown = JSON.parse(
    String.raw`{ "step": {"b": [1, 20, "é\n\"\u001f"], "a": null}, "at" : true, "hash": "x" }`,
  );

  it('does not depend on how the file is laid out', async () => {
    expect(canonical(value)).toBe(
      String.raw`{"at":true,"hash":"x","step":{"a":null,"b":[1,20,"é\n\"\u001f"]}}`,
    );
    expect(await hashOf('before', value, ['hash'])).toBe(
      'e9025c61814fd11da97d6c14b1a8185e0908560195626e68c23af61f70e7469b',
    );
  });
});

interface Entry {
  position: number;
  step: unknown;
  hash: string;
}

async function chained(): Promise<{ seed: string; commitment: string; entries: Entry[] }> {
  const file = {
    format: 'estafette-game',
    seed: '00'.repeat(32),
    commitment: '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
    players: { austria: 'Melas', france: 'Bonaparte' },
    hash: '',
    entries: [1, 2, 3].map((position) => ({ position, step: { order: position }, hash: '' })),
  };
  file.hash = await hashOf('', file, ['hash', 'players', 'seed', 'entries', 'result']);
  let before = file.hash;
  for (const entry of file.entries) {
    entry.hash = await hashOf(before, entry, ['hash']);
    before = entry.hash;
  }
  return file;
}

describe('a file', () => {
  it('is whole when every hash follows from what it is of', async () => {
    const file = await chained();
    expect(await brokenAt(file)).toBeNull();
    expect(await brokenAt({ ...file, players: { austria: 'Zach' } })).toBeNull();
  });

  it('is broken where something was changed, moved or left out', async () => {
    const file = await chained();
    const [first, second, third] = file.entries;
    expect(await brokenAt({ ...file, format: 'other' })).toBe(0);
    expect(await brokenAt({ ...file, entries: [first, { ...second, step: 1 }, third] })).toBe(2);
    expect(await brokenAt({ ...file, entries: [first, third] })).toBe(2);
    expect(await brokenAt({ ...file, entries: [second, first, third] })).toBe(1);
    expect(await brokenAt({ ...file, entries: [null] })).toBe(1);
    expect(await brokenAt([])).toBe(0);
    expect(await brokenAt(null)).toBe(0);
  });

  it('keeps its commitment with its own seed only', async () => {
    const file = await chained();
    expect(await keepsCommitment(file)).toBe(true);
    expect(await keepsCommitment({ ...file, seed: '01'.repeat(32) })).toBe(false);
    expect(await keepsCommitment({ ...file, seed: 'zz' })).toBe(false);
    expect(await keepsCommitment('')).toBe(false);
  });
});
