/** What is settled beside the board, as prose. */
import type { GameKind } from '../protocol/GameKind';
import type { Parley } from '../protocol/Parley';
import type { ParleyOffer } from '../protocol/ParleyOffer';
import type { Side } from '../protocol/Side';
import { MINUTE } from '../pace/clocks';
import { longTime } from '../pace/time';
import { ofSide } from '../words/nouns';
import { capital, say, type Arguments } from '../words/words';

/** A step of a side, as the log tells it. */
export function recountParley(side: Side, parley: Parley, game?: GameKind): string {
  return capital(say(`log-parley-${idOf(parley)}`, { ...ofSide(side, game), ...wordsOf(parley) }));
}

/** What is on offer, as a question to whoever is asked, or a remark to whoever asked. */
export function offerWords(side: Side, offer: ParleyOffer, own: boolean, game?: GameKind): string {
  const words = { ...ofSide(side, game), time: lengthOf(offer) };
  return capital(own ? say(`offer-own-${offer.of}`, words) : say(`offer-asked-${offer.of}`, words));
}

function idOf(parley: Parley): string {
  return 'offer' in parley ? `${parley.parley}-${parley.offer.of}` : parley.parley;
}

function wordsOf(parley: Parley): Arguments {
  if ('offer' in parley) return { time: lengthOf(parley.offer) };
  return 'minutes' in parley ? { time: longTime(parley.minutes * MINUTE) } : {};
}

function lengthOf(offer: ParleyOffer): string {
  return 'minutes' in offer ? longTime(offer.minutes * MINUTE) : '';
}
