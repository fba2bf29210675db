import { describe, expect, it } from 'vitest';

import type { Event } from '../protocol/Event';
import type { LogEntry } from '../protocol/LogEntry';
import type { Side } from '../protocol/Side';
import { chart, infantry } from '../testing/samples';
import { plain } from '../words/prose';
import { chaptersOf, keyFights, weightOf } from './story';

function entry(position: number, events: Event[], part: Partial<LogEntry> = {}): LogEntry {
  return {
    position,
    side: 'austria',
    at: '2026-01-01T00:00:00Z',
    happened: { game: 'triomphe', events },
    undo: null,
    parley: null,
    wall: null,
    undone: false,
    ...part,
  };
}

const began = (round: number, side: Side): Event => ({ event: 'turn_began', round, side });
const ended = (side: Side): Event => ({ event: 'turn_ended', side });
const marched: Event = {
  event: 'marched',
  side: 'austria',
  pieces: [1],
  from: '10',
  to: '14',
  cost: 1,
};
const demoralized = (tokens: number): Event => ({
  event: 'morale_lost',
  side: 'france',
  from: null,
  tokens,
});
const reduced = (to: 0 | 1 | 2): Event => ({
  event: 'reduced',
  side: 'france',
  piece: 3,
  at: '14',
  before: infantry,
  after: to === 0 ? null : { arm: 'infantry', strength: to },
  reason: 'assault',
});

describe('the story of a game', () => {
  const log = [
    entry(0, [began(1, 'austria')], { side: null }),
    entry(1, [marched]),
    entry(2, [marched], { undone: true }),
    entry(3, [], { undo: { undo: 'take_back', from: 2 } }),
    entry(4, [ended('austria'), began(1, 'france')]),
    entry(5, [], { side: 'france', parley: { parley: 'resign' } }),
  ];
  const chapters = chaptersOf(chart, log);

  it('has the set-up and each turn as a chapter, and an entry stands on both sides of a heading', () => {
    expect(chapters.map(({ head }) => head)).toEqual([
      null,
      'Round 1, 6 o’clock · Austria',
      'Round 1, 6 o’clock · France',
    ]);
    expect(chapters.map(({ paragraphs }) => paragraphs.map(({ position }) => position))).toEqual([
      [0],
      [1, 4],
      [5],
    ]);
    const beginnings = chapters.flatMap(({ paragraphs }) => paragraphs.map(({ begins }) => begins));
    expect(beginnings).toEqual([true, true, true, true]);
    const lost = entry(6, [demoralized(1), began(2, 'austria'), marched]);
    expect(chaptersOf(chart, [lost]).map(({ paragraphs }) => paragraphs[0]?.begins)).toEqual([
      true,
      false,
    ]);
    expect(plain(chapters[0]?.paragraphs[0]?.prose ?? '')).toBe('The armies are set up.');
  });

  it('is told in the sentences of the log, without what was taken back', () => {
    const told = chapters.flatMap(({ paragraphs }) => paragraphs.map(({ prose }) => plain(prose)));
    expect(told[1]).toContain('Marengo (14)');
    expect(told.filter((prose) => prose.includes('Marengo'))).toHaveLength(1);
    expect(told.at(-1)).toContain('resign');
  });
});

describe('the fights of which a map is shown', () => {
  /** A log with one entry a turn, in which so much morale is lost. */
  const turns = (lost: number[]): LogEntry[] =>
    lost.map((tokens, turn) => entry(turn, [began(turn + 1, 'austria'), demoralized(tokens)]));

  it('weigh what was lost', () => {
    expect(weightOf(entry(1, [marched]))).toBe(0);
    expect(weightOf(entry(1, [reduced(2)]))).toBe(1);
    expect(weightOf(entry(1, [reduced(0), demoralized(2)]))).toBe(7);
    expect(weightOf(entry(1, [reduced(0)], { undone: true }))).toBe(0);
  });

  it('are the heaviest of their turns', () => {
    const log = [
      entry(0, [began(1, 'austria')]),
      entry(1, [reduced(2)]),
      entry(2, [reduced(1)]),
      entry(3, [reduced(1)]),
      entry(4, [began(1, 'france')]),
      entry(5, [marched]),
    ];
    expect(keyFights(log, 8)).toEqual([2]);
  });

  it('are so many at most, the heaviest, in order', () => {
    expect(keyFights(turns([1, 0, 9, 0, 0, 3, 0, 5, 0, 2]), 3)).toEqual([2, 5, 7]);
    expect(keyFights(turns([0, 0]), 3)).toEqual([]);
  });

  it('lie apart, unless there are too few of them', () => {
    expect(keyFights(turns([9, 8, 0, 1, 0, 1]), 3)).toEqual([0, 3, 5]);
    expect(keyFights(turns([9, 8, 7]), 3)).toEqual([0, 1, 2]);
  });
});
