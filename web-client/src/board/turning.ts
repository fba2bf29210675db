/** Turning the board by quarters, so that an army can have its own side below. */
import type { Side } from '../protocol/Side';
import type { Chart, Point } from './chart';
import type { Box } from './viewport';

/** Quarters of a turn, clockwise; 0 has north above. */
export type Quarter = 0 | 1 | 2 | 3;

export function quarter(turns: number): Quarter {
  return (((Math.round(turns) % 4) + 4) % 4) as Quarter;
}

/** A board point after the turn. */
export function turned([x, y]: Point, by: Quarter): Point {
  switch (by) {
    case 0:
      return [x, y];
    case 1:
      return [-y, x];
    case 2:
      return [-x, -y];
    case 3:
      return [y, -x];
  }
}

/** The board point that lies there after the turn. */
export function unturned(point: Point, by: Quarter): Point {
  return turned(point, quarter(-by));
}

export function turnedBox(box: Box, by: Quarter): Box {
  const [ax, ay] = turned([box.x, box.y], by);
  const [bx, by_] = turned([box.x + box.width, box.y + box.height], by);
  return {
    x: Math.min(ax, bx),
    y: Math.min(ay, by_),
    width: Math.abs(bx - ax),
    height: Math.abs(by_ - ay),
  };
}

/** Whether something at this angle on the board would be upside down on the screen. */
export function upsideDown(angle: number, by: Quarter): boolean {
  const shown = (((angle + by * 90) % 360) + 360) % 360;
  return shown > 90.5 && shown <= 270.5;
}

/** The turn that puts an army's own side below: the side from which its reserves come. */
export function ownSideBelow(chart: Chart, side: Side): Quarter {
  const { width, height, areas } = chart.drawing;
  const own = areas.filter((area) => area.side === side);
  if (own.length === 0) return 0;
  let [dx, dy] = [0, 0];
  for (const { tray } of own) {
    dx += tray[0] + tray[2] / 2 - width / 2;
    dy += tray[1] + tray[3] / 2 - height / 2;
  }
  if (Math.abs(dx) >= Math.abs(dy)) return dx < 0 ? 3 : 1;
  return dy < 0 ? 2 : 0;
}

const KEY = 'estafette.turned.';

/** How this browser last had the board of a game, for one side of it. */
export function recallTurn(game: string, side: string): Quarter {
  try {
    return quarter(Number(localStorage.getItem(`${KEY}${game}.${side}`) ?? 0) || 0);
  } catch {
    return 0;
  }
}

export function rememberTurn(game: string, side: string, by: Quarter): void {
  try {
    localStorage.setItem(`${KEY}${game}.${side}`, `${by}`);
  } catch {
    // A browser that keeps nothing has north above next time.
  }
}
