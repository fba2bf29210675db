import { describe, expect, it } from 'vitest';

import type { Event } from '../protocol/triomphe/Event';
import type { Figures } from '../protocol/triomphe/Figures';
import { began, entry, hidden, infantry, marched, own } from '../testing/samples';
import { fieldPath, readSpot, replayPath, reportPath } from './address';
import { sighting, veiled } from './belief';
import { linesOf, topOf } from '../games/triomphe/course/course';
import { telling } from '../games/triomphe/telling';
import { jump, momentsOf, placeOf, turnAt, turnJump, turnsOf } from './moments';

const lost: Event = { event: 'morale_lost', side: 'red', from: null, tokens: 1 };
const attack: Event = {
  event: 'manoeuvre_attacked',
  side: 'blue',
  pieces: [3, 4],
  from: '14',
  across: '14/20',
  by_road: false,
  cost: 1,
};
const log = [
  entry(0, [began(1, 'red')], { side: null }),
  entry(1, [marched]),
  entry(2, [{ event: 'turn_ended', side: 'red' }, began(1, 'blue')]),
  entry(3, [attack], { side: 'blue' }),
  entry(4, [lost]),
  entry(5, [{ event: 'turn_ended', side: 'blue' }, began(2, 'red')], {
    side: 'blue',
    undone: true,
  }),
];

describe('the moments of a game', () => {
  const moments = momentsOf(telling, log);
  const turns = turnsOf(telling, log);

  it('are tall where something was revealed or lost', () => {
    expect(moments.map(({ tall }) => tall)).toEqual([false, false, false, false, true, false]);
    expect(moments[5]?.undone).toBe(true);
  });

  it('lie in turns, each from the entry that began it on', () => {
    expect(turns.map(({ first, last }) => [first, last])).toEqual([
      [0, 1],
      [2, 4],
      [5, 5],
    ]);
    expect(turnAt(turns, 4)).toMatchObject({ round: 1, side: 'blue' });
  });

  it('are jumped to where somebody attacks or loses', () => {
    expect(jump(moments, 0, 1)).toBe(3);
    expect(jump(moments, 3, 1)).toBe(4);
    expect(jump(moments, 4, 1)).toBe(5);
    expect(jump(moments, 5, -1)).toBe(4);
    expect(jump(moments, 3, -1)).toBe(0);
  });

  it('happen at a place, most of them', () => {
    expect(log.map(({ happened }) => placeOf(telling, happened.events))).toEqual([
      null,
      '14',
      null,
      '14/20',
      null,
      null,
    ]);
  });

  it('are left turn by turn', () => {
    expect([turnJump(turns, 1, 1), turnJump(turns, 5, 1)]).toEqual([2, 5]);
    expect([turnJump(turns, 4, -1), turnJump(turns, 2, -1), turnJump(turns, 0, -1)]).toEqual([
      2, 0, 0,
    ]);
  });
});

describe('the lines of the course', () => {
  const figures = (red: number, strength: number | null): Figures => ({
    round: 1,
    active: 'red',
    morale: { red, blue: 3 },
    blocks: { red: 1, blue: 1 },
    east: { red: 0, blue: 1 },
    strength: { red: strength, blue: 20 },
  });
  const course = [4, 4, 4, 4, 3, 2].map((morale) => figures(morale, null));

  it('have a point for each turn as it ended', () => {
    const lines = linesOf(course, turnsOf(telling, log), 'morale');
    expect(lines[0]?.points.map(({ when, value }) => [when, value])).toEqual([
      [1, 4],
      [1.5, 3],
      [2, 2],
    ]);
    expect(topOf(lines)).toBe(4);
  });

  it('are none for an army whose strength is not known', () => {
    const lines = linesOf(course, turnsOf(telling, log), 'strength');
    expect(lines.map(({ side }) => side)).toEqual(['blue']);
    expect(topOf(lines)).toBe(20);
  });
});

describe('belief and truth', () => {
  const seen = own(4, '14', infantry);
  if (seen.face.known === 'own') seen.face.shown = infantry;
  const open = { ...hidden(5, '14', 'blue'), face: { known: 'open' as const, face: infantry } };
  const truth = [own(1, '10', infantry, 'red'), own(3, '14', infantry), seen, open];

  it('part where the enemy has not seen a face', () => {
    expect([...veiled(truth)]).toEqual([1, 3]);
    expect([...veiled(truth, 'blue')]).toEqual([3]);
  });

  it('are told of the blocks that an order is about', () => {
    expect(sighting(telling, truth, [attack])).toEqual({
      by: 'red',
      count: 2,
      known: [infantry],
    });
    expect(sighting(telling, truth, [marched])).toEqual({ by: 'blue', count: 1, known: [] });
    expect(sighting(telling, truth, [lost])).toBeNull();
  });
});

describe('the address of a moment', () => {
  it('is read as it is written', () => {
    const spot = { at: 52, lens: 'truth' as const, key: 'a-b_c' };
    const path = replayPath('7', spot);
    expect(path).toBe('/games/7/replay?at=52&lens=truth&key=a-b_c');
    expect(readSpot(new URL(path, 'http://x').search)).toEqual(spot);
  });

  it('is read where it calls a side as the game does', () => {
    expect(readSpot('?at=40&lens=france')).toEqual({ at: 40, lens: 'blue', key: null });
    expect(readSpot('?lens=austria').lens).toBe('red');
  });

  it('is that of its report and of its picture too', () => {
    expect(reportPath('7', 'a-b_c')).toBe('/games/7/report?key=a-b_c');
    expect(reportPath('a b', null)).toBe('/games/a%20b/report');
    expect(fieldPath('7', { at: 0, lens: 'truth', key: null }, 'fr')).toBe(
      '/api/games/7/replay/picture.png?at=0&lens=truth&part=field&language=fr',
    );
  });

  it('leaves out what makes no sense', () => {
    expect(readSpot('?at=-1&lens=all')).toEqual({ at: null, lens: null, key: null });
    expect(replayPath('7', { at: null, lens: null, key: null })).toBe('/games/7/replay');
  });
});
