import { motionIsReduced } from '../preferences/motion';
import type { PlaceName } from '../protocol/PlaceName';
import type { Chart, Point } from './chart';
import { quarter, turned, turnedBox, unturned, type Quarter } from './turning';
import {
  between,
  boxOf,
  centre,
  fit,
  hold,
  pan,
  toBoard,
  zoom,
  type Box,
  type Size,
  type Viewport,
} from './viewport';

const MOVE = 300;
/** Below this scale the arms on the blocks no longer read. */
const READABLE = 0.5;
/** The scale at which a fight is shown to those who decide in it. */
const FIGHTING = 0.62;
/** A place this near to the edge, as a share of the window, does not lie well in sight. */
const MARGIN = 0.12;

/** Above and below a whole board on wide screens: the buttons stand there. */
const MARGIN_OF_WHOLE = 52;
const WIDE = 700;

/** Below this share of the board the overview helps. */
const PART = 0.92;

/**
 * The window through which the page looks at the board. Its view is in the coordinates of the
 * turned board; places go in and come out in those of the board itself.
 */
export class BoardWindow {
  #view = $state.raw<Viewport>({ x: 0, y: 0, z: 0.4 });
  #size = $state.raw<Size>({ width: 0, height: 0 });
  #quarter = $state.raw<Quarter>(0);
  readonly #whole: Box;
  readonly #box = $derived.by(() => turnedBox(this.#whole, this.#quarter));
  #moving = 0;
  #placed = false;
  /** The place a link of the log pointed to last. */
  pointed = $state.raw<PlaceName | null>(null);

  constructor(
    readonly chart: Chart,
    /** Where to look first, and whether to look closely even if the whole board could be read. */
    private readonly first: () => { at: Point; closely: boolean } | null,
  ) {
    const [x, y, width, height] = chart.drawing.view;
    this.#whole = { x, y, width, height };
  }

  /** How the board is turned. */
  get quarter(): Quarter {
    return this.#quarter;
  }

  /** The whole of what can be seen, turned. */
  get box(): Box {
    return this.#box;
  }

  /** Whether only a part of the board is seen. */
  get partial(): boolean {
    const { width, height } = this.#size;
    const { z } = this.#view;
    return width / z < this.#box.width * PART || height / z < this.#box.height * PART;
  }

  get view(): Viewport {
    return this.#view;
  }

  get size(): Size {
    return this.#size;
  }

  resize(size: Size): void {
    const { width, height } = this.#size;
    const before = this.#view;
    this.#size = size;
    if (size.width === 0 || size.height === 0) return;
    if (!this.#placed) {
      this.#placed = true;
      const whole = this.#all();
      const first = this.first();
      const z = first?.closely ? FIGHTING : READABLE;
      const near = first && (first.closely || whole.z < 0.3);
      this.#set(near ? centre(turned(first.at, this.#quarter), Math.max(z, whole.z), size) : whole);
    } else {
      const middle: Point = [before.x + width / before.z / 2, before.y + height / before.z / 2];
      this.#set(centre(middle, Math.max(before.z, this.#smallest()), size));
    }
  }

  /** The board point under a point of the page. */
  toBoard(at: Point): Point {
    return unturned(toBoard(this.#view, at), this.#quarter);
  }

  /** The point of the page over a board point. */
  toPage(at: Point): Point {
    const [x, y] = turned(at, this.#quarter);
    return [(x - this.#view.x) * this.#view.z, (y - this.#view.y) * this.#view.z];
  }

  /** The box about some board points, on the page. */
  boxOf(points: readonly Point[]): Box {
    return boxOf(points.map((point) => this.toPage(point)));
  }

  /** Turns the board about the middle of the window. */
  turnTo(by: Quarter): void {
    this.#stop();
    const whole = !this.partial;
    const { width, height } = this.#size;
    const middle = this.toBoard([width / 2, height / 2]);
    this.#quarter = by;
    if (!this.#placed) return;
    const z = Math.max(this.#view.z, this.#smallest());
    this.#set(whole ? this.#all() : centre(turned(middle, by), z, this.#size));
  }

  /** Turns the board a quarter on, clockwise. */
  turn(): void {
    this.turnTo(quarter(this.#quarter + 1));
  }

  /** Puts a point of the turned board in the middle at once. */
  lookAt(at: Point): void {
    this.#stop();
    this.#set(centre(at, this.#view.z, this.#size));
  }

  pan(by: Point): void {
    this.#stop();
    this.#set(pan(this.#view, by));
  }

  zoom(factor: number, at: Point = [this.#size.width / 2, this.#size.height / 2]): void {
    this.#stop();
    this.#set(zoom(this.#view, at, factor, this.#smallest()));
  }

  whole(): void {
    this.#moveTo(this.#all());
  }

  /** Moves to a place and marks it. */
  show(place: PlaceName): void {
    const at = this.chart.at(place);
    if (!at) return;
    this.pointed = place;
    const z = Math.max(this.#view.z, READABLE);
    this.#moveTo(centre(turned(at, this.#quarter), z, this.#size));
  }

  /** Moves to a place where something is decided, unless it can be seen well already. */
  reveal(place: PlaceName): void {
    const at = this.chart.at(place);
    if (!at || !this.#placed) return;
    const { width, height } = this.#size;
    const [left, top] = this.toPage(at);
    const inside = (value: number, length: number): boolean =>
      value > length * MARGIN && value < length * (1 - MARGIN);
    const small = this.#view.z < READABLE;
    if (small || !inside(left, width) || !inside(top, height)) {
      const z = small ? FIGHTING : this.#view.z;
      this.#moveTo(centre(turned(at, this.#quarter), z, this.#size));
    }
  }

  /** The view of the whole board. */
  #all(): Viewport {
    const { width, height } = this.#size;
    const margin = width < WIDE ? 0 : MARGIN_OF_WHOLE;
    const { z } = fit(this.#box, { width, height: Math.max(height / 2, height - 2 * margin) });
    const { x, y } = this.#box;
    return centre([x + this.#box.width / 2, y + this.#box.height / 2], z, this.#size);
  }

  #smallest(): number {
    return this.#all().z;
  }

  #set(view: Viewport): void {
    this.#view = hold(view, this.#box, this.#size);
  }

  #stop(): void {
    cancelAnimationFrame(this.#moving);
  }

  #moveTo(view: Viewport): void {
    this.#stop();
    const target = hold(view, this.#box, this.#size);
    if (motionIsReduced()) {
      this.#view = target;
      return;
    }
    const from = this.#view;
    const start = performance.now();
    const step = (now: number): void => {
      const share = Math.min(1, (now - start) / MOVE);
      this.#view = between(from, target, share);
      if (share < 1) this.#moving = requestAnimationFrame(step);
    };
    this.#moving = requestAnimationFrame(step);
  }
}
