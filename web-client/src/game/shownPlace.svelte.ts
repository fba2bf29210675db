import type { Chart } from '../board/chart';
import type { BoardWindow } from '../board/window.svelte';
import type { PlaceName } from '../protocol/PlaceName';

/** The place whose card lies over the map, on the half where the place is not. */
export class ShownPlace {
  #card = $state.raw<{ place: PlaceName; right: boolean } | null>(null);
  readonly #chart: Chart;
  readonly #window: BoardWindow;

  constructor(chart: Chart, window: BoardWindow) {
    this.#chart = chart;
    this.#window = window;
  }

  get card(): { place: PlaceName; right: boolean } | null {
    return this.#card;
  }

  /** Opens the card of a place. */
  readonly look = (place: PlaceName): void => {
    const at = this.#chart.at(place);
    const right = at !== null && this.#window.toPage(at)[0] < this.#window.size.width / 2;
    this.#window.pointed = place;
    this.#card = { place, right };
  };

  /** Turns the open card to another place, where it lies. */
  readonly goOn = (place: PlaceName): void => {
    this.#window.show(place);
    this.#card = this.#card && { ...this.#card, place };
  };

  readonly close = (): void => {
    this.#card = null;
    this.#window.pointed = null;
  };
}
