/** The arguments of the sentences that tell a fact. The crate `prose` makes the same on the server. */
import type { Chart } from '../board/chart';
import type { Piece } from '../games/snapshot';
import type { Face } from '../protocol/Face';
import type { PlaceName } from '../protocol/PlaceName';
import { otherSide } from '../lobby/urgency';
import type { Token } from '../protocol/Token';
import {
  faceWords,
  hourWords,
  ofSide,
  theOpposite,
  thePiece,
  thePieces,
  thePlace,
  thePosition,
} from '../words/nouns';
import { list, say, type Arguments } from '../words/words';
import { listOf, numberOf, placeOf, placesOf, sideOf, numbersOf, valueOf } from './fields';
import type { Argument, Fact, Sentence, Where } from './table';

/** The arguments of a sentence. Blocks are those that are seen. */
export function argumentsOf(
  chart: Chart,
  fact: Fact,
  sentence: Sentence,
  seen: readonly Piece[] = [],
): Arguments {
  // What the board has no longer, such as the place of a block that has gone on, is left blank.
  const made = Object.entries(sentence.with ?? {}).map(
    ([name, argument]) => [name, make(chart, fact, argument, seen) ?? ''] as const,
  );
  return { ...ofArmy(fact, sentence), ...Object.fromEntries(made) };
}

function ofArmy(fact: Fact, { army, enemy_of }: Sentence): Arguments {
  const side = sideOf(fact, army);
  if (side) return ofSide(side);
  const enemy = sideOf(fact, enemy_of);
  return enemy ? ofSide(otherSide(enemy)) : {};
}

function make(
  chart: Chart,
  fact: Fact,
  argument: Argument,
  seen: readonly Piece[],
): string | number | null {
  const place = (name: PlaceName): string => thePlace(chart, name);
  const at = (where: Where, words: (name: PlaceName) => string): string | null => {
    const name = placeOf(fact, where);
    return name && words(name);
  };
  const piece = (token: Token): Piece | undefined => seen.find((one) => one.token === token);
  if ('number' in argument) return numberOf(fact, argument.number);
  if ('text' in argument) {
    const text = valueOf(fact, argument.text);
    return typeof text === 'string' ? text : null;
  }
  if ('count' in argument) return listOf(fact, argument.count).length;
  if ('hour' in argument) return hourWords(numberOf(fact, argument.hour) ?? 0);
  if ('face' in argument) {
    const face = valueOf(fact, argument.face);
    return face ? faceWords(face as Face) : null;
  }
  if ('place' in argument) return at(argument.place, place);
  if ('opposite' in argument) return at(argument.opposite, (name) => theOpposite(chart, name));
  if ('position' in argument) return at(argument.position, (name) => thePosition(chart, name));
  if ('places' in argument) return list([...new Set(placesOf(fact, argument.places).map(place))]);
  if ('passed' in argument) return list(placesOf(fact, argument.passed).slice(0, -1).map(place));
  if ('blocks' in argument) return thePieces(numbersOf(fact, argument.blocks).map(piece));
  return list(
    numbersOf(fact, argument.blocks_in_place).map((token) => inPlace(chart, piece(token))),
  );
}

function inPlace(chart: Chart, piece: Piece | undefined): string {
  const who = thePiece(piece);
  return piece ? say('piece-in', { who, place: thePlace(chart, piece.at) }) : who;
}
