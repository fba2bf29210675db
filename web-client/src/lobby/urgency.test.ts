import { describe, expect, it } from 'vitest';

import type { GameSummary } from '../protocol/GameSummary';
import { position, seat } from '../testing/samples';
import { playerAt, playerOf, resultOf, sortMine } from './urgency';

function game(id: string, part: Partial<GameSummary> = {}): GameSummary {
  return { ...position(1).summary, id, ...part };
}

describe('the own games', () => {
  it('come by the time that is left, then by how long the other one has waited', () => {
    const games = [
      game('untouched', { moved_at: '2026-01-01T00:00:00Z' }),
      game('touched', { moved_at: '2026-01-02T00:00:00Z' }),
      game('later', { time_up_at: '2026-02-01T00:00:00Z' }),
      game('sooner', { time_up_at: '2026-01-03T00:00:00Z' }),
      game('theirs', { seats: [{ ...seat('red', 'Ida'), asked: true }, seat('blue', 'Jo')] }),
    ];
    const { decisions, waiting } = sortMine(games);
    expect(decisions.map(({ id }) => id)).toEqual(['sooner', 'later', 'untouched', 'touched']);
    expect(waiting.map(({ id }) => id)).toEqual(['theirs']);
  });

  it('of a team wait for the player only when the seat is asked, and call a side by its name', () => {
    const asked = { ...seat('blue', 'Jo'), asked: true };
    const seats = [seat('red', 'Ida'), asked, seat('blue.2', 'Ann')];
    const mates = game('mate', { seats, seat: 'blue.2' });
    expect(sortMine([mates]).waiting).toHaveLength(1);
    expect(sortMine([game('own', { seats })]).decisions).toHaveLength(1);
    expect([playerOf(mates, 'red'), playerAt(mates, 'blue.2')]).toEqual(['Ida', 'Ann']);
    expect(playerOf(mates, 'blue')).not.toMatch(/Jo|Ann/);
  });

  it('say how they ended for the player', () => {
    const at = '2026-01-01T00:00:00Z';
    expect(resultOf(game('g', { ended: { by: 'time', winner: 'blue', at } }))).toBe('won');
    expect(resultOf(game('g', { ended: { by: 'decisive', winner: 'red', at } }))).toBe('lost');
    expect(resultOf(game('g', { ended: { by: 'agreement', at } }))).toBe('draw');
    expect(resultOf(game('g'))).toBe('over');
  });
});
