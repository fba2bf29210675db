import type { Event } from '../protocol/Event';

/** What a line of the log is about, for those who look for something. */
export type Kind = 'moves' | 'attacks' | 'losses' | 'other';

export const FILTERS = ['all', 'moves', 'attacks', 'losses'] as const;
export type Filter = (typeof FILTERS)[number];

export function kindOf(event: Event): Kind {
  switch (event.event) {
    case 'marched':
    case 'road_marched':
    case 'pontoon_entered':
    case 'continued':
    case 'cleaned_up':
    case 'organized':
    case 'disorganized':
    case 'attackers_moved':
    case 'retreated':
      return 'moves';
    case 'manoeuvre_attacked':
    case 'responded':
    case 'attack_decided':
    case 'bombardment_declared':
    case 'bombardment_completed':
    case 'bombardment_cancelled':
    case 'assault_declared':
    case 'defense_led':
    case 'assault_named':
    case 'counter_attacked':
    case 'assault_decided':
    case 'shown':
      return 'attacks';
    case 'reduced':
    case 'morale_arrived':
    case 'morale_committed':
    case 'morale_transferred':
    case 'morale_left':
    case 'morale_lost':
    case 'morale_returned':
      return 'losses';
    default:
      return 'other';
  }
}

export function passes(filter: Filter, kind: Kind): boolean {
  return filter === 'all' || filter === kind;
}
