/** What a server might offer, for the tests. */
import type { Choice } from '../protocol/Choice';
import type { Count } from '../protocol/Count';
import type { Offer } from '../protocol/Offer';
import type { Pick } from '../protocol/Pick';
import type { Target } from '../protocol/Target';

/** One block for a field that holds one. */
export function block(field: string, blocks: number[]): Pick {
  return { field, pool: { blocks } };
}

/** So many blocks for a field that holds a list: one or more, as many as have a price. */
export function blocks(field: string, blocks: number[], ...cost: number[]): Pick {
  return counted(field, blocks, { at_least: 1, at_most: cost.length, cost });
}

export function counted(field: string, blocks: number[], list: Count): Pick {
  return { field, pool: { blocks }, list };
}

/** One value for a field that holds one. */
export function value(field: string, ...values: Choice[]): Pick {
  return { field, pool: { values } };
}

/** The same where each of them leads somewhere. */
export function leading(leads: string, field: string, ...values: Choice[]): Pick {
  return { ...value(field, ...values), leads };
}

export function place(at: string): Target {
  return { kind: 'place', at };
}

/** One way by road. */
export function way(crossings: number[], to: number, cost = 0): Choice {
  return { value: crossings, at: `${to}`, cost };
}

export function march(from: string, to: string, pieces: number[], ...cost: number[]): Offer {
  return {
    order: 'march',
    given: { to },
    picks: [blocks('pieces', pieces, ...cost)],
    from,
    target: place(to),
  };
}

export function roadMarch(from: string, pieces: number[], ...ways: Choice[]): Offer {
  return {
    order: 'road_march',
    picks: [block('piece', pieces), leading('place', 'crossings', ...ways)],
    from,
  };
}

/** The same for cavalry that attacks at the end of its way. */
export function roadAttack(from: string, pieces: number[], ...ways: Choice[]): Offer {
  return {
    order: 'road_march',
    picks: [block('piece', pieces), leading('attack', 'crossings', ...ways)],
    from,
  };
}

export function assault(across: string, on: number): Offer {
  return {
    order: 'assault',
    given: { across },
    picks: [],
    from: across,
    target: { kind: 'attack', at: `${on}`, across },
    cost: 1,
  };
}

/** Blocks to be named, perhaps none. */
export function respond(pieces: number[], to: string): Offer {
  const list = { at_least: 0, at_most: pieces.length };
  return { order: 'respond', picks: [counted('pieces', pieces, list)], target: place(to) };
}

/** An order without fields. */
export function plainly(order: string): Offer {
  return { order, picks: [] };
}

export const endTurn: Offer = { order: 'end_turn', picks: [], ends: true };
