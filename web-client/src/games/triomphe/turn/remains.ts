/** What could still be done this turn, counted from what the server offers. */
import { pickable } from '../../../orders/answers';
import { choicesIn } from '../../../orders/offers';
import type { Offer } from '../../../protocol/Offer';
import type { Order } from '../../../protocol/triomphe/Order';
import type { Pick } from '../../../protocol/Pick';
import type { Token } from '../../../protocol/Token';

export interface Remains {
  /** Blocks that can still march or enter without a command. */
  free: Token[];
  /** Blocks that can still do something for a command. */
  paid: Token[];
  /** Artillery whose bombardment can be completed or declared. */
  guns: Token[];
  /** Approaches from which an assault can go. */
  assaults: number;
}

export function remainsOf(offers: readonly Offer[]): Remains {
  const free = new Set<Token>();
  const paid = new Set<Token>();
  const guns = new Set<Token>();
  let assaults = 0;
  const add = (set: Set<Token>, offer: Offer): void => {
    for (const piece of pickable([offer])) set.add(piece);
  };
  for (const offer of offers) {
    switch (offer.order as Order['order']) {
      case 'march':
      case 'road_march':
      case 'follow_road':
      case 'pontoon_entry':
      case 'manoeuvre_attack':
      case 'continuation':
      case 'organize': {
        const cost = leastCost(offer);
        if (cost < Infinity) add(cost === 0 ? free : paid, offer);
        break;
      }
      case 'declare_bombardment':
      case 'complete_bombardment':
        add(guns, offer);
        break;
      case 'assault':
        assaults += 1;
        break;
      default:
    }
  }
  return {
    free: [...free],
    paid: [...paid].filter((piece) => !free.has(piece)),
    guns: [...guns],
    assaults,
  };
}

/** An attack by road is no march: where there is nothing else, the cost is beyond all bounds. */
function leastCost({ picks, cost = 0 }: Offer): number {
  return picks.reduce((sum, pick) => sum + leastOf(pick), cost);
}

function leastOf(pick: Pick): number {
  if ('blocks' in pick.pool) return pick.list?.cost?.[0] ?? 0;
  const ways = pick.leads === 'attack' ? [] : choicesIn(pick);
  return Math.min(...ways.map(({ cost = 0 }) => cost));
}

/** Whether ending the turn now leaves something undone that was to be had. */
export function isLeft({ free, paid, guns, assaults }: Remains): boolean {
  return free.length + paid.length + guns.length + assaults > 0;
}
