/**
 * How a game is told: the file `engine/data/<game>/sentences.json`, which the server reads too.
 * `docs/sentences.md` describes it.
 */
import type { PlaceName } from '../protocol/PlaceName';

/** An event, a decision or an order, whatever the game: its fields. */
export type Fact = Readonly<Record<string, unknown>>;

/** The path to a field: `outcome.winner`, `pieces.0`. */
export type Field = string;

/** A place, by the field that names it. */
export type Where =
  Field | { opposite: Field } | { reserve: Field } | { end_of: Field } | { fixed: PlaceName };

/** Something that is true of a fact: all that stands here. */
export interface Condition {
  is?: [Field, unknown];
  empty?: Field;
  several?: Field;
  approach?: Where;
  holding?: Where;
  leaves?: [Where, Where];
}

/** The key of a message; of several, the first whose condition holds. */
export type Say = string | readonly { key: string; if?: Condition }[];

/** What an argument of a message is made from; blocks only in orders. */
export type Argument =
  | { number: Field }
  | { text: Field }
  | { count: Field }
  | { hour: Field }
  | { clock: Field }
  | { face: Field }
  | { texts: Field }
  | { name: Field }
  | { names: Field }
  | { place: Where }
  | { opposite: Where }
  | { position: Where }
  | { places: Field }
  | { passed: Field }
  | { blocks: Field }
  | { blocks_in_place: Field };

/** What tells a fact. */
export interface Sentence {
  army?: Field;
  enemy_of?: Field;
  say?: Say;
  with?: Readonly<Record<string, Argument>>;
}

/** What a line of the log is about, for those who look for something. */
export type Kind = 'moves' | 'attacks' | 'losses' | 'other';

/** What an event counts as, for those who go through the course of a game. */
export type Role =
  'order' | 'march' | 'attack' | 'lull' | 'landmark' | 'peak' | 'verdict' | 'arrival' | 'turn_end';

/** The way that blocks went. */
export interface Path {
  blocks: Field;
  from?: Where;
  to: Where;
  by: 'border' | 'attack' | 'bridge' | { road: Field };
}

export interface EventTelling extends Sentence {
  kind: Kind;
  turn?: { round: Field; side: Field };
  cost?: { of: Field; if?: Condition };
  acting?: Field;
  path?: Path;
  mark?: { attack: { from: Where; across: Field } } | { assault: Field };
  loss?:
    | { strength: { before: Field; after: Field } }
    | { morale: Field }
    | { level: { before: Field; after: Field } };
  at?: readonly Where[];
  around?: readonly Where[];
  counts_as?: readonly Role[];
}

export interface DecisionTelling extends Sentence {
  say: Say;
  at?: Where;
  asks?: 'orders' | 'answer';
  threat?: Field;
}

/** What a further field of an order is made from. */
export type Source =
  | { where: Field }
  | { decided: string }
  | { seen: string }
  | { walk: [Where, Field] }
  | { road_of: Field }
  | { entry_of: Where }
  | { enemy_at: Where };

export interface OrderTelling extends Sentence {
  say: Say;
  option?: Say;
  let?: Readonly<Record<string, Source>>;
}

export interface Telling {
  events: Readonly<Record<string, EventTelling>>;
  decisions: Readonly<Record<string, DecisionTelling>>;
  orders: Readonly<Record<string, OrderTelling>>;
}

/** How an event is told; nothing for one of a later version of the game. */
export function ofEvent(telling: Telling, event: Fact): EventTelling | undefined {
  return telling.events[String(event['event'])];
}

export function ofDecision(telling: Telling, decision: Fact): DecisionTelling | undefined {
  return telling.decisions[String(decision['kind'])];
}

export function ofOrder(telling: Telling, order: Fact): OrderTelling | undefined {
  return telling.orders[String(order['order'])];
}

export function countsAs(telling: Telling, event: Fact, role: Role): boolean {
  return ofEvent(telling, event)?.counts_as?.includes(role) ?? false;
}

export function beginsTurn(telling: Telling, event: Fact): boolean {
  return ofEvent(telling, event)?.turn !== undefined;
}

/** Whether a decision asks for the orders of a turn, not for an answer to something. */
export function asksForOrders(telling: Telling, decision: Fact): boolean {
  return ofDecision(telling, decision)?.asks === 'orders';
}
