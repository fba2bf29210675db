/** The roads as the map draws them, so that routes and marches can follow them. */
import type { Point } from './chart';

/** A vertex every so many board units; ends this near to another road meet it. */
const STEP = 12;
const MEETING = 9;
/** A place farther from every road than this lies beside none. */
const BESIDE = 110;
/** A way by road that is so much longer than the straight line is another road's. */
const DETOUR = 2.2;

interface Vertex {
  at: Point;
  next: { to: number; length: number }[];
}

export class Roads {
  readonly #vertices: Vertex[] = [];
  readonly #known = new Map<string, Point[]>();
  #lines: (() => readonly (readonly Point[])[]) | null;

  /** The net is only woven when the first way is asked for. */
  constructor(lines: () => readonly (readonly Point[])[]) {
    this.#lines = lines;
  }

  /** The roads of the map picture. */
  static of(picture: Document): Roads {
    const drawn = picture.querySelectorAll('.map-roads > :is(.map-main, .map-local-strip)');
    return new Roads(() => [...drawn].flatMap((path) => linesOf(path.getAttribute('d') ?? '')));
  }

  /** The way from one point to another along the roads; straight where none leads. */
  way(from: Point, to: Point): Point[] {
    const key = `${from.join()} ${to.join()}`;
    const known = this.#known.get(key) ?? this.#find(from, to);
    this.#known.set(key, known);
    return known;
  }

  /** The way through all of these points, in order. */
  through(points: readonly Point[]): Point[] {
    const [first, ...rest] = points;
    if (!first) return [];
    let here = first;
    const all = [first];
    for (const next of rest) {
      all.push(...this.way(here, next).slice(1));
      here = next;
    }
    return all;
  }

  #weave(): void {
    const lines = this.#lines?.() ?? [];
    this.#lines = null;
    for (const line of lines) this.#addLine(line);
    this.#join();
  }

  #addLine(line: readonly Point[]): void {
    let before = -1;
    for (const point of spaced(line)) {
      const index = this.#vertices.push({ at: point, next: [] }) - 1;
      if (before >= 0) this.#link(before, index);
      before = index;
    }
  }

  #link(a: number, b: number): void {
    const [one, other] = [this.#vertices[a], this.#vertices[b]];
    if (!one || !other) return;
    const length = apart(one.at, other.at);
    one.next.push({ to: b, length });
    other.next.push({ to: a, length });
  }

  /** Links roads where they meet. */
  #join(): void {
    const cells = new Map<string, number[]>();
    const cell = (x: number, y: number): string => `${x} ${y}`;
    this.#vertices.forEach(({ at }, index) => {
      const [x, y] = [Math.floor(at[0] / MEETING), Math.floor(at[1] / MEETING)];
      for (const dx of [-1, 0, 1]) {
        for (const dy of [-1, 0, 1]) {
          for (const other of cells.get(cell(x + dx, y + dy)) ?? []) {
            const there = this.#vertices[other];
            if (there && apart(at, there.at) <= MEETING) this.#link(index, other);
          }
        }
      }
      const here = cells.get(cell(x, y));
      if (here) here.push(index);
      else cells.set(cell(x, y), [index]);
    });
  }

  #nearest(point: Point): number | null {
    let best: number | null = null;
    let nearest = BESIDE;
    this.#vertices.forEach(({ at }, index) => {
      const distance = apart(at, point);
      if (distance < nearest) [best, nearest] = [index, distance];
    });
    return best;
  }

  #find(from: Point, to: Point): Point[] {
    if (this.#lines) this.#weave();
    const straight = [from, to];
    const [start, end] = [this.#nearest(from), this.#nearest(to)];
    if (start === null || end === null || start === end) return straight;
    const longest = apart(from, to) * DETOUR + 2 * BESIDE;
    const length = new Map([[start, 0]]);
    const cameFrom = new Map<number, number>();
    const open = new Set([start]);
    while (open.size > 0) {
      let here = -1;
      let least = Infinity;
      for (const candidate of open) {
        const known = length.get(candidate) ?? Infinity;
        if (known < least) [here, least] = [candidate, known];
      }
      open.delete(here);
      if (least > longest) break;
      if (here === end) return [from, ...this.#trace(cameFrom, end), to];
      for (const { to: next, length: by } of this.#vertices[here]?.next ?? []) {
        if (least + by >= (length.get(next) ?? Infinity)) continue;
        length.set(next, least + by);
        cameFrom.set(next, here);
        open.add(next);
      }
    }
    return straight;
  }

  #trace(cameFrom: ReadonlyMap<number, number>, end: number): Point[] {
    const way: Point[] = [];
    for (let at: number | undefined = end; at !== undefined; at = cameFrom.get(at)) {
      const vertex = this.#vertices[at];
      if (vertex) way.unshift(vertex.at);
    }
    return way;
  }
}

export function apart(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** The same line with a point at least every `STEP`. */
function spaced(line: readonly Point[]): Point[] {
  const points: Point[] = [];
  line.forEach((point, index) => {
    const before = line[index - 1];
    if (before) {
      const pieces = Math.ceil(apart(before, point) / STEP);
      for (let piece = 1; piece < pieces; piece += 1) {
        const share = piece / pieces;
        points.push([
          before[0] + (point[0] - before[0]) * share,
          before[1] + (point[1] - before[1]) * share,
        ]);
      }
    }
    points.push(point);
  });
  return points;
}

/** The lines of a path of moves, straight lines and quadratic curves, as the map writes them. */
export function linesOf(path: string): Point[][] {
  const lines: Point[][] = [];
  let line: Point[] = [];
  let here: Point = [0, 0];
  for (const [, command = '', text = ''] of path.matchAll(/([mlhvqz])([^mlhvqz]*)/gi)) {
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const kind = command.toLowerCase();
    const relative = kind === command;
    const size = { m: 2, l: 2, h: 1, v: 1, q: 4 }[kind];
    if (size === undefined) continue;
    for (let at = 0; at + size <= numbers.length; at += size) {
      const [a = 0, b = 0, c = 0, d = 0] = numbers.slice(at, at + size);
      const base: Point = relative ? here : [0, 0];
      const from = here;
      if (kind === 'h') here = [base[0] + a, from[1]];
      else if (kind === 'v') here = [from[0], base[1] + a];
      else if (kind === 'q') {
        here = [base[0] + c, base[1] + d];
        line.push(halfway(from, [base[0] + a, base[1] + b], here));
      } else here = [base[0] + a, base[1] + b];
      if (kind === 'm' && at === 0) {
        line = [];
        lines.push(line);
      }
      line.push(here);
    }
  }
  return lines.filter((points) => points.length > 1);
}

/** The middle of a quadratic curve. */
function halfway(from: Point, control: Point, to: Point): Point {
  return [(from[0] + 2 * control[0] + to[0]) / 4, (from[1] + 2 * control[1] + to[1]) / 4];
}
