import { describe, expect, it } from 'vitest';

import type { GameKit } from '../games/kit';
import type { LiveGame } from '../live/game.svelte';
import type { Pending } from '../protocol/Pending';
import type { Position } from '../protocol/Position';
import type { Side } from '../protocol/Side';
import { endTurn, respond } from '../testing/offers';
import { chart, position } from '../testing/samples';
import { TableState } from './tableState.svelte';

const kit = {
  telling: chart.telling,
  pieces: () => [],
  leavesUndone: () => false,
} as unknown as GameKit;

const act: Pending = { seat: 'blue', decision: { side: 'blue', kind: 'act' } };
const answer: Pending = {
  seat: 'red',
  decision: { side: 'red', kind: 'respond', defense: '14/20', attackers: 2 },
};

/** A table as somebody sees it when these are asked, and whether they may answer. */
function table(yours: Side | null, pending: Pending[], offered = false): TableState {
  const before = position(1);
  const game: Position = {
    ...before,
    summary: { ...before.summary, yours, seat: yours },
    snapshot: { ...before.snapshot, pending, offers: offered ? [endTurn] : null },
  };
  return new TableState(kit, chart, { now: { game, pending: null, refusal: null } } as LiveGame);
}

describe('a table at which several are asked at once', () => {
  it('asks each player what is asked of them, and says whom they wait for', () => {
    const mine = table('blue', [answer, act], true);
    expect(mine.decision).toEqual(act.decision);
    expect(mine.offers).toEqual([endTurn]);
    expect(mine.doing).toBe('Your orders');
    expect(mine.waiting).toHaveLength(1);
    expect(mine.waiting[0]).toContain('Ida');

    const theirs = table('red', [answer, act], true);
    expect(theirs.decision).toEqual(answer.decision);
    expect(theirs.doing).toBe('Do you respond?');
    expect(theirs.waiting[0]).toContain('Jo');
  });

  it('waits for the others once a player has answered', () => {
    const { offers, doing, waiting } = table('blue', [answer]);
    expect(offers).toBeNull();
    expect(doing).toBe(waiting.join(' '));
    expect(doing).toContain('Ida');
  });

  it('lets a player do meanwhile what is offered although nothing is asked of them', () => {
    const game = position(1);
    const snapshot = { ...game.snapshot, pending: [answer], offers: [respond([3], '14/20')] };
    const live = { now: { game: { ...game, snapshot }, pending: null, refusal: null } } as LiveGame;
    const waiting = new TableState(kit, chart, live);
    expect(waiting.offers).toBeNull();
    expect(waiting.meanwhile).toEqual([{ order: 'respond', pieces: [3] }]);
  });

  it('tells who watches whom everybody waits for', () => {
    const { decision, offers, doing } = table(null, [answer, act]);
    expect([decision, offers]).toEqual([answer.decision, null]);
    expect(doing).toContain('Ida');
    expect(doing).toContain('Jo');
  });

  it('is over when nothing is asked of anybody', () => {
    const { decision, doing } = table('blue', []);
    expect(decision).toBeNull();
    expect(doing).toBe('The game is over.');
  });
});
