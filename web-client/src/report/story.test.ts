import { describe, expect, it } from 'vitest';

import type { Event } from '../protocol/triomphe/Event';
import type { LogEntry } from '../protocol/LogEntry';
import type { Side } from '../protocol/Side';
import { began, chart, entry, infantry, marched } from '../testing/samples';
import { plain } from '../words/prose';
import { chaptersOf, keyFights, weightOf } from './story';

const ended = (side: Side): Event => ({ event: 'turn_ended', side });
const demoralized = (tokens: number): Event => ({
  event: 'morale_lost',
  side: 'blue',
  from: null,
  tokens,
});
const reduced = (to: 0 | 1 | 2): Event => ({
  event: 'reduced',
  side: 'blue',
  piece: 3,
  at: '14',
  before: infantry,
  after: to === 0 ? null : { arm: 'infantry', strength: to },
  reason: 'assault',
});

const attacked: Event = {
  event: 'manoeuvre_attacked',
  side: 'red',
  pieces: [1],
  from: '10',
  across: '10/14',
  by_road: false,
  cost: 1,
};
const NOWHERE: ReadonlySet<number> = new Set();

describe('the story of a game', () => {
  const log = [
    entry(0, [began(1, 'red')], { side: null }),
    entry(1, [marched]),
    entry(2, [marched], { undone: true }),
    entry(3, [], { undo: { undo: 'take_back', from: 2 } }),
    entry(4, [marched]),
    entry(5, [attacked]),
    entry(6, [reduced(2)]),
    entry(7, [demoralized(1)]),
    entry(8, [marched]),
    entry(9, [ended('red'), began(1, 'blue')]),
    entry(10, [], { side: 'blue', parley: { parley: 'resign' } }),
  ];
  const told = (maps = NOWHERE): string[][] =>
    chaptersOf(chart, log, maps).map(({ paragraphs }) =>
      paragraphs.map(({ prose, map }) => `${plain(prose)}${map === null ? '' : ` [${map}]`}`),
    );

  it('has the set-up and each turn as a chapter', () => {
    expect(chaptersOf(chart, log, NOWHERE).map(({ head }) => head)).toEqual([
      null,
      'Round 1, 6 o’clock · Austria',
      'Round 1, 6 o’clock · France',
    ]);
  });

  it('is told in the sentences of the log, without what was taken back, fights and marches apart', () => {
    const march = 'One Austrian block marched from locale 10 to Marengo (14).';
    expect(told()).toEqual([
      ['The armies are set up.'],
      [
        `${march} ${march}`,
        'One Austrian block attacked Marengo (14) from locale 10. ' +
          'French infantry 3 in Marengo (14) was reduced to infantry 2. France lost one morale.',
        `${march} Austria ended its turn.`,
      ],
      ['France resigned. The game is over.'],
    ]);
  });

  it('shows the field at the end of the paragraph that a moment belongs to', () => {
    const maps = told(new Set([0, 6, 9])).flat();
    expect(maps).toHaveLength(5);
    expect(maps[0]).toBe('The armies are set up. [0]');
    expect(maps[2]).toMatch(/France lost one morale\. \[7\]$/);
    // What is seen after it is the end, which has a map of its own.
    expect(maps[3]).toMatch(/Austria ended its turn\.$/);
    expect(maps[4]).toBe('France resigned. The game is over.');
    expect(maps.join().match(/\[/g)).toHaveLength(2);
  });
});

describe('the fights of which a map is shown', () => {
  /** A log with one entry a turn, in which so much morale is lost. */
  const turns = (lost: number[]): LogEntry[] =>
    lost.map((tokens, turn) => entry(turn, [began(turn + 1, 'red'), demoralized(tokens)]));

  it('weigh what was lost', () => {
    expect(weightOf(chart.telling, entry(1, [marched]))).toBe(0);
    expect(weightOf(chart.telling, entry(1, [reduced(2)]))).toBe(1);
    expect(weightOf(chart.telling, entry(1, [reduced(0), demoralized(2)]))).toBe(7);
    expect(weightOf(chart.telling, entry(1, [reduced(0)], { undone: true }))).toBe(0);
  });

  it('are the heaviest of their turns', () => {
    const log = [
      entry(0, [began(1, 'red')]),
      entry(1, [reduced(2)]),
      entry(2, [reduced(1)]),
      entry(3, [reduced(1)]),
      entry(4, [began(1, 'blue')]),
      entry(5, [marched]),
    ];
    expect(keyFights(chart.telling, log, 8)).toEqual([2]);
  });

  it('are so many at most, the heaviest, in order', () => {
    expect(keyFights(chart.telling, turns([1, 0, 9, 0, 0, 3, 0, 5, 0, 2]), 3)).toEqual([2, 5, 7]);
    expect(keyFights(chart.telling, turns([0, 0]), 3)).toEqual([]);
  });

  it('lie apart, unless there are too few of them', () => {
    expect(keyFights(chart.telling, turns([9, 8, 0, 1, 0, 1]), 3)).toEqual([0, 3, 5]);
    expect(keyFights(chart.telling, turns([9, 8, 7]), 3)).toEqual([0, 1, 2]);
  });
});
