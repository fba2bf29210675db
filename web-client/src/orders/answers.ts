/**
 * From what the server offers to whole orders.
 *
 * There are no rules here: an order is offered exactly when it is one of an offer's, and
 * everything below only shares chosen blocks out among what is to be picked.
 */
import type { Offer } from '../protocol/Offer';
import type { Pick } from '../protocol/Pick';
import type { PlaceName } from '../protocol/PlaceName';
import type { Target } from '../protocol/Target';
import type { Term } from '../protocol/Term';
import type { Token } from '../protocol/Token';
import {
  blocksIn,
  bounds,
  choicesIn,
  filled,
  picksOfBlocks,
  poolAfter,
  price,
  suffices,
  type Picked,
} from './offers';
import { keyOf, type AnyOrder } from './order';

/** A whole order that may be given, with its price and its place on the board. */
export interface Answer {
  order: AnyOrder;
  cost: number;
  /** Where it leads, as far as it is shown on the board. */
  target: Target | null;
  /** What it is an order of. */
  offer: Offer;
}

/** Where a block stands: an order of no blocks is shown for those where it begins. */
export type WhereIs = (piece: Token) => PlaceName | null;

/** Every piece that can be picked for anything. */
export function pickable(offers: readonly Offer[]): Set<Token> {
  return new Set(offers.flatMap(picksOfBlocks).flatMap(blocksIn));
}

/** Whether some order takes all of these pieces together, perhaps with more. */
export function together(offers: readonly Offer[], pieces: readonly Token[]): boolean {
  return offers.some((offer) => mayTake(picksOfBlocks(offer), pieces));
}

/** Whether some order asks for more pieces than these. */
export function wantsMore(offers: readonly Offer[], pieces: readonly Token[]): boolean {
  return offers.some((offer) => {
    const picks = picksOfBlocks(offer);
    if (!mayTake(picks, pieces)) return false;
    const others = picks.flatMap(blocksIn).filter((piece) => !pieces.includes(piece));
    return others.some((piece) => mayTake(picks, [...pieces, piece]));
  });
}

/** Every whole order that takes exactly these pieces; those that take none for an empty pick. */
export function answers(
  offers: readonly Offer[],
  pieces: readonly Token[],
  whereIs: WhereIs,
): Answer[] {
  const found = offers.flatMap((offer) =>
    fillings(offer, pieces, whereIs).map((picked) => answer(offer, picked)),
  );
  const seen = new Set<string>();
  return found.filter(({ order }) => {
    const key = keyOf(order);
    return !seen.has(key) && seen.add(key);
  });
}

/** Every whole order that takes a single piece. */
export function answersWithOne(offers: readonly Offer[]): AnyOrder[] {
  return [...pickable(offers)].flatMap((piece) =>
    answers(offers, [piece], () => null).map(({ order }) => order),
  );
}

function answer(offer: Offer, picked: Picked): Answer {
  return {
    order: filled(offer, picked),
    cost: price(offer, picked),
    target: targetOf(offer, picked),
    offer,
  };
}

/** Nobody goes anywhere. */
function targetOf({ picks, target }: Offer, picked: Picked): Target | null {
  const taken = picks.flatMap((pick, index) => ('blocks' in pick.pool ? [picked[index]] : []));
  if (taken.length > 0 && taken.every((blocks) => blocks?.length === 0)) return null;
  for (const [index, pick] of [...picks.entries()].reverse()) {
    const chosen = choicesIn(pick).find(({ value }) => picked[index]?.includes(value));
    if (chosen?.at !== undefined && pick.leads !== undefined) {
      return { kind: pick.leads, at: chosen.at };
    }
  }
  return target ?? null;
}

/** All that can be picked with these pieces. */
function fillings(offer: Offer, pieces: readonly Token[], whereIs: WhereIs): Picked[] {
  const picks = picksOfBlocks(offer);
  if (picks.length > 0) return sharings(picks, pieces).flatMap((share) => completed(offer, share));
  const there = pieces.every((piece) => offer.from !== undefined && whereIs(piece) === offer.from);
  return there ? completed(offer, []) : [];
}

/** What else is picked is offered in every way that there is. */
function completed(offer: Offer, share: readonly (readonly Token[])[]): Picked[] {
  const taken = [...share];
  let found: Picked[] = [[]];
  for (const pick of offer.picks) {
    const mine = 'blocks' in pick.pool && pick.within === undefined ? taken.shift() : undefined;
    found = found.flatMap((before) => {
      const all = mine ? [mine] : sets(pick, poolAfter(offer, pick, before));
      return all.map((terms) => [...before, terms]);
    });
  }
  return found;
}

/** Everything that can be picked together out of a pool, the smaller sets first. */
function sets(pick: Pick, pool: readonly Term[]): Term[][] {
  const [, most] = bounds(pick);
  let grown: { terms: Term[]; rest: readonly Term[] }[] = [{ terms: [], rest: pool }];
  const found: Term[][] = [[]];
  for (let size = 1; size <= most && grown.length > 0; size += 1) {
    grown = grown.flatMap(({ terms, rest }) =>
      rest.map((term, index) => ({ terms: [...terms, term], rest: rest.slice(index + 1) })),
    );
    found.push(...grown.map(({ terms }) => terms));
  }
  return found.filter((terms) => suffices(pick, terms));
}

/**
 * The ways in which these pieces are all that is asked for. Where a further pick wants one more,
 * each partner is offered.
 */
function sharings(picks: readonly Pick[], pieces: readonly Token[]): Token[][][] {
  const whole = enough(picks, pieces);
  if (whole.length > 0 || picks.length < 2 || pieces.length === 0) return whole;
  const partners = new Set(picks.flatMap(blocksIn));
  for (const piece of pieces) partners.delete(piece);
  return [...partners].flatMap((partner) => enough(picks, [...pieces, partner]));
}

/** For one field it is the same, whichever of its picks a block is taken for. */
function enough(picks: readonly Pick[], pieces: readonly Token[]): Token[][][] {
  const found = shares(picks, pieces).filter((share) =>
    picks.every((pick, index) => suffices(pick, share[index] ?? [])),
  );
  const alike = picks.every(({ field }) => field === picks[0]?.field);
  return alike ? found.slice(0, 1) : found;
}

function mayTake(picks: readonly Pick[], pieces: readonly Token[]): boolean {
  return picks.length > 0 && shares(picks, pieces).length > 0;
}

/** Every way to share pieces out among picks, none getting more than it takes. */
function shares(picks: readonly Pick[], pieces: readonly Token[]): Token[][][] {
  let found: Token[][][] = [picks.map(() => [])];
  for (const piece of pieces) {
    found = found.flatMap((share) =>
      picks.flatMap((pick, index) => {
        const mine = share[index] ?? [];
        const room = mine.length < bounds(pick)[1] && blocksIn(pick).includes(piece);
        return room ? [share.with(index, [...mine, piece])] : [];
      }),
    );
  }
  return found;
}
