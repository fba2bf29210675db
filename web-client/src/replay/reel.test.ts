import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Frames } from '../protocol/Frames';
import type { Lens } from '../protocol/Lens';
import type { Replay } from '../protocol/Replay';
import { position, view } from '../testing/samples';
import { Reel } from './reel.svelte';

const ENTRIES = 401;
const PAGE = 32;

let asked: string[];
let broken: boolean;
let reel: Reel;

function course(lens: Lens | null): Promise<Replay> {
  const log = Array.from({ length: ENTRIES }, (_, at) => ({ position: at })) as Replay['log'];
  return Promise.resolve({
    lens: lens ?? 'truth',
    lenses: ['truth', 'blue', 'red', 'spectator'],
    summary: position(0).summary,
    commitment: '',
    seed: null,
    log,
    course: [],
  });
}

function frames(lens: Lens, at: number): Promise<Frames> {
  asked.push(`${lens} ${at}`);
  if (broken) return Promise.reject(new Error('away'));
  const first = Math.floor(at / PAGE) * PAGE;
  const snapshots = Array.from({ length: Math.min(PAGE, ENTRIES - first) }, (_, index) => ({
    game: 'triomphe' as const,
    view: view([], { round: first + index }),
    pending: [],
    offers: null,
    spots: [],
    destinations: [],
  }));
  return Promise.resolve({ lens, first, frames: snapshots });
}

/** What was asked for has come. */
async function arrived(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  flushSync();
}

beforeEach(() => {
  [asked, broken] = [[], false];
  reel = new Reel({ course, frames });
});

describe('a reel', () => {
  it('opens at the moment asked for, with its page and no other, sent for at once', async () => {
    const opened = reel.open('blue', 52, 'first');
    expect(asked).toEqual(['blue 52']);
    await opened;
    await arrived();
    expect([reel.at, reel.lens, reel.snapshot?.view['round']]).toEqual([52, 'blue', 52]);
    expect(asked).toEqual(['blue 52']);
  });

  it('opens at the end for whoever has watched to the end', async () => {
    await reel.open(null, null, 'last');
    await arrived();
    expect([reel.at, reel.snapshot?.view['round']]).toEqual([400, 400]);
  });

  it('sends for the next page before it is needed, and once', async () => {
    await reel.open(null, 0, 'first');
    await arrived();
    for (let at = 1; at <= 31; at += 1) {
      reel.goTo(at);
      expect(reel.snapshot?.view['round']).toBe(at);
      await arrived();
    }
    reel.goTo(32);
    expect(reel.snapshot?.view['round']).toBe(32);
    expect(asked).toEqual(['truth 0', 'truth 32']);
  });

  it('keeps a bounded number of pages, the present one among them', async () => {
    await reel.open(null, 0, 'first');
    for (let at = 0; at < ENTRIES; at += PAGE) {
      reel.goTo(at);
      await arrived();
    }
    for (let at = 0; at < ENTRIES; at += PAGE) {
      reel.want('blue', at);
      await arrived();
    }
    expect(reel.snapshot?.view['round']).toBe(reel.at);
    const kept = (['truth', 'blue'] as const).flatMap((lens) =>
      Array.from({ length: 13 }, (_, page) => reel.snapshotOf(lens, page * PAGE)).filter(Boolean),
    );
    expect(kept.length).toBe(12);
  });

  it('stays where it is when the lens changes', async () => {
    await reel.open(null, 70, 'first');
    await arrived();
    reel.lookThrough('red');
    await arrived();
    expect([reel.at, reel.lens, reel.snapshot?.view['round']]).toEqual([70, 'red', 70]);
  });

  it('goes no further than the game', async () => {
    await reel.open(null, 9_000, 'first');
    expect(reel.at).toBe(400);
    reel.goTo(-3);
    expect(reel.at).toBe(0);
  });

  it('says when a page cannot be had, and tries again', async () => {
    await reel.open(null, 0, 'first');
    await arrived();
    broken = true;
    reel.goTo(200);
    await arrived();
    expect(reel.problem).not.toBeNull();
    broken = false;
    reel.again();
    await arrived();
    expect([reel.problem, reel.snapshot?.view['round']]).toEqual([null, 200]);
  });
});
