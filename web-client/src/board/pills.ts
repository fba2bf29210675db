/** Where a cost stands in a locale: where the block would, and never on a block or the capacity. */
import type { Piece } from '../games/snapshot';
import type { LocaleNumber } from '../protocol/LocaleNumber';
import type { Spot } from '../protocol/Spot';
import { localeOf } from '../shared/place';
import { contains, type Chart, type Point } from './chart';
import { BAR_LENGTH, BAR_WIDTH, outline } from './touch';
import { unturned, type Quarter } from './turning';
import { apart, boxOf, type Box } from './viewport';

/** Half the extents of a pill, its locale's number below it included, in css pixels. */
const HALF: Point = [17, 13];
/** The same of a capacity, which grows in board units where the map is small. */
const NUMERAL: Point = [11, 12];

/** The first of the places about the reserve point at which a pill hides nothing. */
export function pillAt(
  chart: Chart,
  locale: LocaleNumber,
  pieces: readonly Piece[],
  spots: readonly Spot[],
  z: number,
): Point | null {
  const drawn = chart.locales.get(locale);
  if (!drawn) return null;
  const scale = Math.min(1, z / 0.55);
  const half: Point = [HALF[0] / z, HALF[1] / z];
  const taken = spots
    .filter((_, index) => {
      const at = pieces[index]?.at;
      return at !== undefined && localeOf(at) === locale;
    })
    .map((spot) => boxOf(outline(spot)));
  taken.push(about(drawn.numeral, [NUMERAL[0] / scale, NUMERAL[1] / scale]));
  const free = (at: Point): boolean =>
    contains(drawn.polygon, at) && taken.every((room) => apart(room, about(at, half)));
  return [...places(drawn.reserve, half)].find(free) ?? drawn.reserve;
}

/** Right of a ghost on the screen, however the board is turned. */
export function besideGhost({ x, y, turn, scale }: Spot, by: Quarter, z: number): Point {
  const angle = ((turn + by * 90) * Math.PI) / 180;
  const along = Math.abs(Math.cos(angle)) * BAR_LENGTH + Math.abs(Math.sin(angle)) * BAR_WIDTH;
  const [dx, dy] = unturned([(along * scale) / 2 + (HALF[0] + 5) / z, 0], by);
  return [x + dx, y + dy];
}

/** Places round a point, the nearest first. */
function* places([x, y]: Point, [dx, dy]: Point): Generator<Point> {
  yield [x, y];
  for (let ring = 1; ring <= 8; ring += 1) {
    for (const [right, down] of ROUND)
      yield [x + (right * ring * dx) / 2, y + (down * ring * dy) / 2];
  }
}

const ROUND: readonly Point[] = [
  [0, 1],
  [1, 0],
  [-1, 0],
  [0, -1],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
];

function about([x, y]: Point, [dx, dy]: Point): Box {
  return { x: x - dx, y: y - dy, width: 2 * dx, height: 2 * dy };
}
