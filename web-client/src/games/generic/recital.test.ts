import { describe, expect, it } from 'vitest';

import { block, counted, march, value } from '../../testing/offers';
import {
  blockWords,
  choiceWords,
  countWords,
  offerWords,
  recite,
  statedIn,
  valueWords,
} from './recital';

const name = (number: number) => `no. ${number}`;

describe('a game without words', () => {
  it('is told by tags and fields', () => {
    expect(recite({ event: 'bids_opened', red: 3, blue: null, side: 'red' }, 'event')).toBe(
      'bids opened: red 3, blue nothing, side Red',
    );
    expect(recite({ order: 'pass' }, 'order')).toBe('pass');
    expect(recite({ amount: 3 }, 'kind')).toBe('amount 3');
  });

  it('has values of any shape', () => {
    expect(valueWords([1, 2, 3])).toBe('1, 2, and 3');
    expect(valueWords([])).toBe('nothing');
    expect(valueWords(true)).toBe('yes');
    expect(valueWords({ face: { arm: 'infantry' }, at: '14/20' })).toBe(
      'face (arm infantry), at 14/20',
    );
    expect(valueWords([{ token: 1 }])).toBe('(token 1)');
  });

  it('states what its view tells, line by line', () => {
    const view = { round: 2, gold: { red: 5, blue: 4 }, locales: [{ number: 1 }, { number: 2 }] };
    expect(statedIn(view)).toEqual([
      { name: 'round', lines: ['2'] },
      { name: 'gold', lines: ['red 5', 'blue 4'] },
      { name: 'locales', lines: ['number 1', 'number 2'] },
    ]);
    expect(statedIn({})).toEqual([]);
  });

  it('knows of a block what a list of the view tells', () => {
    const view = { pieces: [{ token: 7, side: 'blue', at: '1' }], round: 1 };
    expect(blockWords(view, 7)).toBe('block 7 (side Blue, at 1)');
    expect(blockWords(view, 8)).toBe('block 8');
  });
});

describe('an offer without words', () => {
  it('is told from others by what it gives and where it leads', () => {
    expect(offerWords(march('14', '10', [1], 0))).toBe('from 14, to 10, place 10');
    expect(offerWords({ order: 'gun', picks: [block('piece', [4, 5])] })).toBe('piece 4 and 5');
  });

  it('leads where a choice says', () => {
    expect(choiceWords({ value: [1, 2], at: '20' }, 'attack')).toBe('1 and 2 (attack 20)');
    expect(choiceWords({ value: 20, at: '20' }, 'place')).toBe('20');
  });

  it('says how many are wanted', () => {
    const wants = (at_least: number, at_most: number, part = {}) =>
      countWords(counted('pieces', [1, 2, 3], { at_least, at_most, ...part }), name);
    expect(countWords(block('piece', [1, 2]), name)).toBe('choose one');
    expect(wants(0, 1)).toBe('choose one or none');
    expect(wants(1, 2)).toBe('choose 1 to 2');
    expect(wants(1, 9, { one_of: [2, 3] })).toBe('choose 1 to 3; at least one of: no. 2 and no. 3');
    expect(countWords({ ...value('at', { value: 1 }), within: 'pieces' }, name)).toBe(
      'choose one; from those chosen for pieces',
    );
  });
});
