/**
 * What the server offers, read: an offer is a set of orders, and every order of it can be made,
 * counted and priced without knowing a rule of the game.
 */
import type { Choice } from '../protocol/Choice';
import type { Offer } from '../protocol/Offer';
import type { Pick } from '../protocol/Pick';
import type { Term } from '../protocol/Term';
import type { Token } from '../protocol/Token';
import type { AnyOrder } from './order';

/** What was picked, a list for each pick of an offer. Values are those of the pool themselves. */
export type Picked = readonly (readonly Term[])[];

/** The blocks that can be picked. */
export function blocksIn({ pool }: Pick): readonly Token[] {
  return 'blocks' in pool ? pool.blocks : [];
}

/** What can be picked and is no block. */
export function choicesIn({ pool }: Pick): readonly Choice[] {
  return 'values' in pool ? pool.values : [];
}

/** Everything that can be picked. */
export function termsIn(pick: Pick): readonly Term[] {
  return 'blocks' in pick.pool ? pick.pool.blocks : pick.pool.values.map(({ value }) => value);
}

/** How many are picked at least and at most. */
export function bounds({ list }: Pick): [least: number, most: number] {
  return list ? [list.at_least, list.at_most] : [1, 1];
}

/** The picks that blocks chosen on a board are for: those among them are picked afterwards. */
export function picksOfBlocks({ picks }: Offer): Pick[] {
  return picks.filter(({ pool, within }) => 'blocks' in pool && within === undefined);
}

/** Whether these can be picked together. All of them are in the pool, and different. */
export function suffices(pick: Pick, terms: readonly Term[]): boolean {
  const [least, most] = bounds(pick);
  const among: readonly Term[] = pick.list?.one_of ?? [];
  return (
    terms.length >= least &&
    terms.length <= most &&
    (among.length === 0 || terms.some((term) => among.includes(term)))
  );
}

/** What can be picked when this was picked for the picks before it. */
export function poolAfter(offer: Offer, pick: Pick, before: Picked): readonly Term[] {
  const pickedFor = (field: string): Term[] =>
    before.flatMap((terms, index) => (offer.picks[index]?.field === field ? terms : []));
  const taken = pickedFor(pick.field);
  const whole = pick.within === undefined ? null : pickedFor(pick.within);
  return termsIn(pick).filter((term) => !taken.includes(term) && whole?.includes(term) !== false);
}

/** The order in which this is picked. */
export function filled(offer: Offer, picked: Picked): AnyOrder {
  const order: AnyOrder = { order: offer.order, ...offer.given };
  offer.picks.forEach(({ field, list }, index) => {
    const [...terms] = picked[index] ?? [];
    const before = order[field];
    const [only] = terms;
    if (list) order[field] = Array.isArray(before) ? [...before, ...terms] : terms;
    else if (only !== undefined) order[field] = only;
  });
  return order;
}

/** What it costs when this is picked. */
export function price(offer: Offer, picked: Picked): number {
  return offer.picks.reduce((sum, pick, index) => {
    const terms = picked[index] ?? [];
    const chosen = choicesIn(pick).filter(({ value }) => terms.includes(value));
    return chosen.reduce((all, { cost = 0 }) => all + cost, sum + byNumber(pick, terms.length));
  }, offer.cost ?? 0);
}

/** What it costs to pick so many. */
function byNumber({ list }: Pick, picked: number): number {
  const { cost = [], at_least = 0 } = list ?? {};
  return cost[Math.max(0, picked - at_least)] ?? cost.at(-1) ?? 0;
}

/** Whether it is an offer to pick blocks or none, and nothing else. */
function admitsNobody({ picks }: Offer): boolean {
  const [pick, ...others] = picks;
  return (
    pick !== undefined && others.length === 0 && 'blocks' in pick.pool && pick.list?.at_least === 0
  );
}

/** Whether an offer belongs to a question of "which blocks, perhaps none". */
export function asksForSome(offers: readonly Offer[], { order }: Offer): boolean {
  return offers.some((offer) => offer.order === order && admitsNobody(offer));
}
