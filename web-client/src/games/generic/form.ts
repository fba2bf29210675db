/** What is picked in the form of an offer, step by step. */
import { bounds, poolAfter, suffices, type Picked } from '../../orders/offers';
import type { Offer } from '../../protocol/Offer';
import type { Pick } from '../../protocol/Pick';
import type { Term } from '../../protocol/Term';

/** Offers with the same tag, together. */
export interface Kind {
  order: string;
  offers: Offer[];
}

export function kindsOf(offers: readonly Offer[]): Kind[] {
  const kinds = new Map<string, Offer[]>();
  for (const offer of offers) kinds.set(offer.order, [...(kinds.get(offer.order) ?? []), offer]);
  return [...kinds].map(([order, alike]) => ({ order, offers: alike }));
}

/** Whether exactly one is picked: another one takes its place. */
export function isSingle(pick: Pick): boolean {
  return bounds(pick).every((bound) => bound === 1);
}

/** Takes something in or out, for one pick. What can be picked no longer after that goes. */
export function toggled(offer: Offer, picked: Picked, index: number, term: Term): Picked {
  const pick = offer.picks[index];
  const before = picked[index] ?? [];
  if (!pick) return picked;
  const without = before.filter((other) => other !== term);
  const after = isSingle(pick)
    ? [term]
    : without.length < before.length
      ? without
      : [...before, term];
  return settled(
    offer,
    offer.picks.map((_, at) => (at === index ? after : (picked[at] ?? []))),
  );
}

/** In the order of the pools, and only what can be picked. */
function settled(offer: Offer, picked: Picked): Picked {
  return offer.picks.reduce<Picked>((before, pick, at) => {
    const mine = picked[at] ?? [];
    return [...before, poolAfter(offer, pick, before).filter((term) => mine.includes(term))];
  }, []);
}

/** Whether no more can be picked. */
export function isFull(pick: Pick, terms: readonly Term[]): boolean {
  return terms.length >= bounds(pick)[1];
}

/** Whether all is picked that an order needs. */
export function isWhole({ picks }: Offer, picked: Picked): boolean {
  return picks.every((pick, index) => suffices(pick, picked[index] ?? []));
}
