import type { Chart } from '../board/chart';
import { sideLabel } from '../games/labels';
import type { Piece } from '../games/snapshot';
import { gameOf, USUAL } from '../games/table';
import type { Face } from '../protocol/Face';
import type { GameKind } from '../protocol/GameKind';
import type { LocaleNumber } from '../protocol/LocaleNumber';
import type { PlaceName } from '../protocol/PlaceName';
import type { Side } from '../protocol/Side';
import { readPlace } from '../shared/place';
import { linked } from './prose';
import { list, say, type Arguments } from './words';

/** The arguments that every sentence about an army gets. */
export function ofSide(side: Side, game: GameKind = USUAL): Arguments {
  const label = sideLabel(game, side);
  const name = say(label === side ? 'the-colour' : 'the-side', { side: label });
  return { side: label, name, title: sideTitle(side, game) };
}

/** An army's name by itself: `Austria`; its colour in a game that has no names for its sides. */
export function sideTitle(side: Side, game: GameKind = USUAL): string {
  return say(`side-${sideLabel(game, side)}`);
}

/** A player's name in a sentence, linked to their page; nothing where the account was deleted. */
export function thePlayer(name: string | null): string {
  return name === null ? say('player-deleted') : linked(name, name);
}

export function faceWords({ arm, strength }: Face): string {
  return say('face', { arm, strength });
}

/** The face a viewer may put on a piece, last seen ones included. */
export function knownFace(piece: Pick<Piece, 'face'>): Face | null {
  return piece.face.known === 'hidden' ? null : piece.face.face;
}

/** `the infantry 3`. */
export function thePiece(piece: Pick<Piece, 'face'> | undefined): string {
  const face = piece && knownFace(piece);
  if (!face) return say('the-hidden');
  return say('the-face', { arm: face.arm, strength: face.strength });
}

/** `the infantry 3 and the cavalry 2`. */
export function thePieces(pieces: readonly (Piece | undefined)[]): string {
  return list(pieces.map(thePiece));
}

/** A farm gives a locale no name: there are too many, and none was fought for. */
function village(chart: Chart, locale: LocaleNumber): string | undefined {
  return chart.locales.get(locale)?.names.find((name) => !name.startsWith('C. '));
}

/** `Marengo (14)` or `locale 39`, alone or, as `the-locale`, in a sentence. */
function localeWords(chart: Chart, locale: LocaleNumber, unnamed: 'locale' | 'the-locale'): string {
  const name = village(chart, locale);
  const number = `${locale}`;
  return linked(
    number,
    name ? say('village', { village: name, number }) : say(unnamed, { number }),
  );
}

/** A locale in a sentence, linked to the map. */
export function theLocale(chart: Chart, locale: LocaleNumber): string {
  return localeWords(chart, locale, 'the-locale');
}

/** The locale opposite an approach; where two borders lead there, with the one that is meant. */
export function theOpposite(chart: Chart, name: PlaceName): string {
  const place = readPlace(name);
  if (place.kind !== 'approach') return '';
  const there = theLocale(chart, place.towards);
  const border = chart.borderOf(place.name);
  return border === null ? there : say(`opposite-${border}`, { locale: there });
}

/** The locale or holding area of a place, linked to the map. */
export function thePlace(chart: Chart, name: PlaceName): string {
  const place = readPlace(name);
  switch (place.kind) {
    case 'reserve':
    case 'approach':
      return theLocale(chart, place.locale);
    case 'holding':
      return linked(name, areaTitle(chart, place.area));
    case 'eliminated':
      return '';
  }
}

/** The position in full, in a sentence: `Marengo (14), facing locale 10`. */
export function thePosition(chart: Chart, name: PlaceName): string {
  return positionWords(chart, name, 'the-locale');
}

/** The position in full, as a heading. */
export function positionTitle(chart: Chart, name: PlaceName): string {
  return positionWords(chart, name, 'locale');
}

function positionWords(chart: Chart, name: PlaceName, unnamed: 'locale' | 'the-locale'): string {
  const place = readPlace(name);
  if (place.kind === 'approach') {
    return say('where-approach', {
      locale: localeWords(chart, place.locale, unnamed),
      towards: theOpposite(chart, name),
    });
  }
  return place.kind === 'reserve'
    ? say('where-reserve', { locale: localeWords(chart, place.locale, unnamed) })
    : thePlace(chart, name);
}

export function areaTitle(chart: Chart, area: string): string {
  return chart.areas.get(area)?.title ?? area;
}

/** When a round begins, in a game whose rounds are an hour each: `noon`; else nothing. */
export function hourWords(round: number, game: GameKind = USUAL): string {
  return hourIn('hour', round, game);
}

/** The same where there is room for a figure only. */
export function shortHour(round: number, game: GameKind = USUAL): string {
  return hourIn('hour-short', round, game);
}

/** `Round 3, 8 o’clock`; of a game without hours the round alone. */
export function roundWords(round: number, game: GameKind): string {
  const hour = hourWords(round, game);
  return hour === '' ? say('round-plain', { round }) : say('card-round', { round, hour });
}

const NOON = 12;

function hourIn(key: 'hour' | 'hour-short', round: number, game: GameKind): string {
  const first = gameOf(game)?.firstHour;
  if (first === undefined) return '';
  const clock = first + round - 1;
  if (clock === NOON) return say('hour-noon');
  return say(key, { hour: `${((clock + NOON - 1) % NOON) + 1}`, clock: `${clock}` });
}
