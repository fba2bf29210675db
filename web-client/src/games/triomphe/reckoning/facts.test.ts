import { describe, expect, it } from 'vitest';

import { block, respond } from '../../../testing/offers';
import { cavalry, infantry, own, sceneOf, view } from '../../../testing/samples';
import { plain } from '../../../words/prose';
import { factsOf, lossesSince, reductionsOf, reductionWords } from './facts';

describe('the facts of a decision', () => {
  it('say how many attack, hold and can come up', () => {
    const pieces = [own(1, '14', infantry), own(2, '14/20', cavalry)];
    const decision = {
      side: 'blue' as const,
      kind: 'respond' as const,
      defense: '14/20',
      attackers: 2,
    };
    const offers = [respond([1], '14/20')];
    const told = factsOf(sceneOf(view(pieces)), decision, offers, []);
    expect(told.map(({ prose }) => plain(prose))).toEqual([
      'narrow: one block holds it',
      'one block',
      'two blocks',
      'one block',
      '3, 3 of them free',
    ]);
  });

  it('show what becomes of each block that can take a loss', () => {
    const pieces = [own(1, '14', infantry), own(2, '14', { arm: 'cavalry', strength: 1 })];
    const offers = [{ order: 'take_loss', picks: [block('piece', [1, 2])] }];
    expect(reductionsOf(offers, pieces).map(reductionWords)).toEqual([
      'infantry 3 becomes infantry 2',
      'cavalry 1 is lost',
    ]);
  });

  it('count the losses of one side in this action only', () => {
    const reduced = (side: 'red' | 'blue') => ({
      event: 'reduced' as const,
      side,
      piece: 1,
      at: '14',
      before: infantry,
      after: null,
      reason: 'assault' as const,
    });
    const events = [
      reduced('blue'),
      { event: 'assault_declared' as const, side: 'red' as const, across: '10/14' },
      reduced('red'),
      reduced('blue'),
      { event: 'morale_lost' as const, side: 'blue' as const, from: null, tokens: 3 },
    ];
    expect(lossesSince(events, 'blue')).toEqual({ strength: 3, morale: 3 });
  });
});
