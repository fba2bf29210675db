/** What lights up on the board for the answers to a pick. */
import type { Answer } from '../orders/answers';
import type { LocaleNumber } from '../protocol/LocaleNumber';
import type { SeenPiece } from '../protocol/SeenPiece';
import type { Spot } from '../protocol/Spot';
import { localeOf, readPlace } from '../shared/place';
import { middle, type Chart } from './chart';
import { BAR_WIDTH } from './touch';

/** A locale that can be tapped, with its answers, cheapest first. */
export interface LitLocale {
  locale: LocaleNumber;
  answers: Answer[];
}

/** An approach that can be tapped, with its answers: the outline of a block where it would stand. */
export interface Slot {
  approach: string;
  answers: Answer[];
  spot: Spot;
}

export interface Targets {
  locales: LitLocale[];
  slots: Slot[];
}

const RANK = 18;
const RESERVE_RANK = 19;
const FIRST_RANK = 17;

export function targetsOf(
  chart: Chart,
  answers: readonly Answer[],
  pieces: readonly SeenPiece[],
): Targets {
  const locales = new Map<LocaleNumber, LitLocale>();
  const slots = new Map<string, Slot>();
  for (const answer of answers) {
    const { target } = answer;
    if (!target) continue;
    const place = target.kind === 'place' ? readPlace(target.at) : null;
    if (place?.kind === 'approach') {
      const known = slots.get(place.name);
      const spot = known?.spot ?? slotSpot(chart, place.name, pieces);
      if (!spot) continue;
      const slot = known ?? { approach: place.name, answers: [], spot };
      slot.answers.push(answer);
      slots.set(place.name, slot);
      continue;
    }
    const locale = target.kind === 'place' ? localeOf(target.at) : target.locale;
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

/** Where one more block, after `others`, would stand in an approach: behind those that are there. */
export function slotSpot(
  chart: Chart,
  approach: string,
  pieces: readonly SeenPiece[],
  others = 0,
): Spot | null {
  const drawn = chart.approaches.get(approach);
  if (!drawn) return null;
  const ranks = pieces.filter((piece) => piece.at === approach).length + others;
  const [x, y] = middle(drawn.ends);
  const deep = FIRST_RANK + BAR_WIDTH / 2 + ranks * RANK;
  const [a, b] = drawn.ends;
  let turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  if (turn > 90) turn -= 180;
  if (turn <= -90) turn += 180;
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  return {
    x: x + drawn.inward[0] * deep,
    y: y + drawn.inward[1] * deep,
    turn,
    scale: Math.min(1, Math.max(0.54, (length - 12) / 84)),
    front: null,
  };
}

/** Where one more block, after `others`, would stand in a reserve: under those that are there. */
export function reserveSpot(
  chart: Chart,
  locale: LocaleNumber,
  pieces: readonly SeenPiece[],
  spots: readonly Spot[],
  others = 0,
): Spot | null {
  const reserve = chart.locales.get(locale)?.reserve;
  if (!reserve) return null;
  const there = spots.filter((_, index) => pieces[index]?.at === `${locale}`);
  const lowest = there.reduce(
    (y, spot) => Math.max(y, spot.y + RESERVE_RANK * spot.scale),
    -Infinity,
  );
  const scale = there[0]?.scale ?? 1;
  return {
    x: there[0]?.x ?? reserve[0],
    y: Math.max(reserve[1], lowest) + others * RESERVE_RANK * scale,
    turn: 0,
    scale,
    front: null,
  };
}
