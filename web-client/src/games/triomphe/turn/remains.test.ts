import { describe, expect, it } from 'vitest';

import {
  assault,
  block,
  counted,
  endTurn,
  march,
  roadAttack,
  roadMarch,
  way,
} from '../../../testing/offers';
import { isLeft, remainsOf } from './remains';

describe('before the turn ends', () => {
  it('free marches and commands are told apart', () => {
    const offers = [
      march('14', '10', [1, 2], 1, 1),
      march('14', '14/20', [2], 0),
      roadMarch('10', [3], way([1], 14, 1), way([2], 20)),
      { order: 'declare_bombardment', picks: [block('piece', [4])] },
      assault('14/20', 20),
      endTurn,
    ];
    expect(remainsOf(offers)).toEqual({ free: [2, 3], paid: [1], guns: [4], assaults: 1 });
  });

  it('blocks are organized for a command, whichever comes first', () => {
    const one = { at_least: 1, at_most: 1 };
    const picks = [counted('pieces', [5], one), counted('pieces', [6], one)];
    expect(remainsOf([{ order: 'organize', picks, cost: 1 }]).paid).toEqual([5, 6]);
  });

  it('an attack by road is no free march', () => {
    const { free, paid } = remainsOf([roadAttack('10', [3], way([1], 14))]);
    expect([free, paid]).toEqual([[], []]);
  });

  it('nothing is left when only the end is offered', () => {
    expect(isLeft(remainsOf([endTurn]))).toBe(false);
    expect(isLeft(remainsOf([assault('14/20', 20)]))).toBe(true);
  });
});
