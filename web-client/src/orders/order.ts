import type { Term } from '../protocol/Term';

/** An order of any game, as it is sent: its tag, and its fields by name. */
export interface AnyOrder {
  order: string;
  [field: string]: Term | Term[];
}

/** A text that is equal exactly for equal orders. */
export function keyOf(order: AnyOrder): string {
  return JSON.stringify(order);
}
