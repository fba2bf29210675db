import { describe, expect, it } from 'vitest';

import type { GameSummary } from '../protocol/GameSummary';
import { position } from '../testing/samples';
import { resultOf, sortMine } from './urgency';

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
      game('theirs', { to_decide: ['red'] }),
    ];
    const { decisions, waiting } = sortMine(games);
    expect(decisions.map(({ id }) => id)).toEqual(['sooner', 'later', 'untouched', 'touched']);
    expect(waiting.map(({ id }) => id)).toEqual(['theirs']);
  });

  it('say how they ended for the player', () => {
    const at = '2026-01-01T00:00:00Z';
    expect(resultOf(game('g', { ended: { by: 'time', winner: 'blue', at } }))).toBe('won');
    expect(resultOf(game('g', { ended: { by: 'decisive', winner: 'red', at } }))).toBe('lost');
    expect(resultOf(game('g', { ended: { by: 'agreement', at } }))).toBe('draw');
    expect(resultOf(game('g'))).toBe('over');
  });
});
