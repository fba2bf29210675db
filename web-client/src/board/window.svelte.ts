import { motionIsReduced } from '../preferences/motion';
import type { PlaceName } from '../protocol/PlaceName';
import type { Chart, Point } from './chart';
import {
  between,
  centre,
  fit,
  hold,
  pan,
  zoom,
  type Box,
  type Size,
  type Viewport,
} from './viewport';

const MOVE = 300;
/** Below this scale the arms on the blocks no longer read. */
const READABLE = 0.5;
/** A place this near to the edge, as a share of the window, does not lie well in sight. */
const MARGIN = 0.12;

/** The window through which the page looks at the board. */
export class BoardWindow {
  #view = $state.raw<Viewport>({ x: 0, y: 0, z: 0.4 });
  #size = $state.raw<Size>({ width: 0, height: 0 });
  #box: Box = { x: 0, y: 0, width: 1, height: 1 };
  #moving = 0;
  #placed = false;
  /** The place a link of the log pointed to last. */
  pointed = $state.raw<PlaceName | null>(null);

  constructor(
    readonly chart: Chart,
    /** Where to look first when the whole board would be too small. */
    private readonly first: () => Point | null,
  ) {
    const [x, y, width, height] = chart.drawing.view;
    this.#box = { x, y, width, height };
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
      const whole = fit(this.#box, size);
      const first = this.first();
      const close = whole.z < 0.3 && first ? centre(first, READABLE, size) : whole;
      this.#set(close);
    } else {
      const middle: Point = [before.x + width / before.z / 2, before.y + height / before.z / 2];
      this.#set(centre(middle, Math.max(before.z, this.#smallest()), size));
    }
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
    this.#moveTo(fit(this.#box, this.#size));
  }

  /** Moves to a place and marks it. */
  show(place: PlaceName): void {
    const at = this.chart.at(place);
    if (!at) return;
    this.pointed = place;
    this.#moveTo(centre(at, Math.max(this.#view.z, READABLE), this.#size));
  }

  /** Moves to a place unless it lies well in sight already. */
  reveal(place: PlaceName): void {
    const at = this.chart.at(place);
    if (!at || !this.#placed) return;
    const { x, y, z } = this.#view;
    const { width, height } = this.#size;
    const [left, top] = [(at[0] - x) * z, (at[1] - y) * z];
    const inside = (value: number, length: number): boolean =>
      value > length * MARGIN && value < length * (1 - MARGIN);
    if (!inside(left, width) || !inside(top, height)) this.#moveTo(centre(at, z, this.#size));
  }

  #smallest(): number {
    return fit(this.#box, this.#size).z;
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
