/** The position as structured text, for those who read the board instead of seeing it. */
import type { Chart } from '../../../board/chart';
import type { PlaceName } from '../../../protocol/PlaceName';
import type { SeenPiece } from '../../../protocol/triomphe/SeenPiece';
import type { Side } from '../../../protocol/Side';
import type { View } from '../../../protocol/triomphe/View';
import { pieceOf } from '../pieces';
import { readPlace } from '../../../shared/place';
import { areaTitle, positionTitle, sideTitle, theLocale } from '../../../words/nouns';
import { blocksText } from '../../../words/pieces';
import { plain } from '../../../words/prose';
import { capital, say } from '../../../words/words';

export interface ArmyText {
  side: Side;
  name: string;
  morale: string[];
  losses: string;
  /** One line a position, `Marengo (14), reserve: infantry 3, two hidden blocks`. */
  lines: string[];
}

export function describe(chart: Chart, view: View): ArmyText[] {
  const sides: Side[] = ['red', 'blue'];
  return sides.map((side) => ({
    side,
    name: sideTitle(side),
    morale: moraleLines(chart, view, side),
    losses: capital(say('text-losses', { ...view.losses[side] })),
    lines: positions(chart, view, side),
  }));
}

function positions(chart: Chart, view: View, side: Side): string[] {
  const byPlace = new Map<PlaceName, SeenPiece[]>();
  for (const piece of view.pieces) {
    if (piece.side === side) byPlace.set(piece.at, [...(byPlace.get(piece.at) ?? []), piece]);
  }
  return [...byPlace].map(([place, pieces]) => {
    const read = readPlace(place);
    const where =
      read.kind === 'holding'
        ? say('text-holding', { area: areaTitle(chart, read.area) })
        : plain(positionTitle(chart, place));
    return say('text-line', { place: where, blocks: blocksText(pieces.map(pieceOf)) });
  });
}

function moraleLines(chart: Chart, view: View, side: Side): string[] {
  const { level, uncommitted, committed, coming } = view.morale[side];
  return [
    say('text-morale', { level, uncommitted }),
    ...committed.map(({ locale, tokens }) =>
      capital(say('text-committed', { tokens, place: plain(theLocale(chart, locale)) })),
    ),
    ...coming.map(({ round, tokens }) => capital(say('text-coming', { round, tokens }))),
  ];
}
