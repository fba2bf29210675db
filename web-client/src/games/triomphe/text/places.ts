/** What can be told of a place: its borders in words, and who stands there as far as known. */
import type { Chart } from '../../../board/chart';
import type { DrawnApproach } from '../../../protocol/DrawnApproach';
import type { DrawnLocale } from '../../../protocol/DrawnLocale';
import type { PlaceName } from '../../../protocol/PlaceName';
import type { SeenPiece } from '../../../protocol/triomphe/SeenPiece';
import type { Side } from '../../../protocol/Side';
import type { View } from '../../../protocol/triomphe/View';
import { localeOf, readPlace } from '../../../shared/place';
import { ofSide, theOpposite } from '../../../words/nouns';
import { plain } from '../../../words/prose';
import { say } from '../../../words/words';
import { blocksText } from '../../../words/pieces';
import { pieceOf } from '../pieces';

export interface Border {
  approach: DrawnApproach;
  /** Its width, its marks and its roads, a sentence each. */
  lines: string[];
}

export function bordersOf(chart: Chart, view: View, locale: DrawnLocale): Border[] {
  return chart.drawing.approaches
    .filter((approach) => approach.locale === locale.number)
    .sort((a, b) => a.towards - b.towards || a.name.localeCompare(b.name))
    .map((approach) => ({ approach, lines: borderLines(chart, view, approach) }));
}

function borderLines(chart: Chart, view: View, approach: DrawnApproach): string[] {
  const lines = [say(`border-${approach.width}`)];
  if (approach.infantry_penalties > 0) {
    lines.push(say('border-infantry', { count: approach.infantry_penalties }));
  }
  if (approach.cavalry_penalties > 0) {
    lines.push(say('border-cavalry', { count: approach.cavalry_penalties }));
  }
  if (approach.artillery_penalty) lines.push(say('border-artillery'));
  if (approach.cavalry_obstructing) lines.push(say('border-obstructing'));
  const roads = chart.roadsOver(approach);
  for (const kind of ['main', 'local'] as const) {
    if (roads.some((crossing) => crossing.kind === kind)) lines.push(say(`border-road-${kind}`));
  }
  if (view.closed.includes(approach.name) || view.closed.includes(approach.opposite)) {
    lines.push(say('border-closed'));
  }
  return lines;
}

export interface Standing {
  where: string;
  side: Side;
  pieces: SeenPiece[];
  words: string;
}

/** Who stands at a place, position by position. */
export function standingAt(chart: Chart, view: View, place: PlaceName): Standing[] {
  const locale = localeOf(place);
  const here = view.pieces.filter(({ at }) =>
    locale === null ? at === place : localeOf(at) === locale,
  );
  const groups = new Map<string, SeenPiece[]>();
  for (const piece of here) {
    const key = `${piece.side} ${piece.at}`;
    groups.set(key, [...(groups.get(key) ?? []), piece]);
  }
  return [...groups.values()].flatMap((pieces) => {
    const [first] = pieces;
    if (!first) return [];
    const read = readPlace(first.at);
    const army = ofSide(first.side);
    const where =
      read.kind === 'approach'
        ? say('place-facing', { ...army, towards: plain(theOpposite(chart, first.at)) })
        : say(read.kind === 'holding' ? 'place-waiting' : 'place-reserve', army);
    return [{ where, side: first.side, pieces, words: blocksText(pieces.map(pieceOf)) }];
  });
}
