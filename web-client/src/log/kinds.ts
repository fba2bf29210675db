import { holds, numberOf } from '../telling/fields';
import { ofEvent, type Fact, type Kind, type Telling } from '../telling/table';

export const FILTERS = ['all', 'moves', 'attacks', 'losses'] as const;
export type Filter = (typeof FILTERS)[number];

/** What a line of the log is about. */
export function kindOf(telling: Telling, event: Fact): Kind {
  return ofEvent(telling, event)?.kind ?? 'other';
}

/** What an order cost that has a price. */
export function costOf(telling: Telling, event: Fact): number | null {
  const cost = ofEvent(telling, event)?.cost;
  return cost && holds(event, cost.if) ? numberOf(event, cost.of) : null;
}

export function passes(filter: Filter, kind: Kind): boolean {
  return filter === 'all' || filter === kind;
}
