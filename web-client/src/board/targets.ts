/** What lights up on the board for the answers to a pick. */
import type { BoardSnapshot } from '../games/snapshot';
import type { Answer } from '../orders/answers';
import type { LocaleNumber } from '../protocol/LocaleNumber';
import type { Spot } from '../protocol/Spot';
import type { Token } from '../protocol/Token';
import { localeOf, readPlace } from '../shared/place';
import { spotsAt } from './ghosts';

/** A locale that can be tapped, with its answers, cheapest first. */
export interface LitLocale {
  locale: LocaleNumber;
  answers: Answer[];
}

/** An approach that can be tapped, with its answers: the outlines of the blocks where they would stand. */
export interface Slot {
  approach: string;
  answers: Answer[];
  spots: readonly Spot[];
}

export interface Targets {
  locales: LitLocale[];
  slots: Slot[];
}

export function targetsOf(
  snapshot: BoardSnapshot,
  answers: readonly Answer[],
  tokens: readonly Token[],
): Targets {
  const locales = new Map<LocaleNumber, LitLocale>();
  const slots = new Map<string, Slot>();
  for (const answer of answers) {
    const { target } = answer;
    if (!target) continue;
    const place = target.kind === 'place' ? readPlace(target.at) : null;
    if (place?.kind === 'approach') {
      const known = slots.get(place.name);
      const spots = known?.spots ?? spotsAt(snapshot, place.name, tokens);
      if (spots.length === 0) continue;
      const slot = known ?? { approach: place.name, answers: [], spots };
      slot.answers.push(answer);
      slots.set(place.name, slot);
      continue;
    }
    const locale = localeOf(target.at);
    if (locale === null) continue;
    const lit = locales.get(locale) ?? { locale, answers: [] };
    lit.answers.push(answer);
    locales.set(locale, lit);
  }
  for (const { answers } of [...locales.values(), ...slots.values()]) {
    answers.sort((a, b) => a.cost - b.cost);
  }
  return { locales: [...locales.values()], slots: [...slots.values()] };
}
