import { tick, untrack } from 'svelte';

import { keepFocus } from '../game/focus';

/**
 * A value that follows another one frame later. What is shown on the board comes first; the
 * lists beside it say the same in more words and may take a moment longer.
 */
export class Later<T> {
  #value = $state.raw() as T;

  constructor(source: () => T) {
    this.#value = untrack(source);
    $effect(() => {
      const next = source();
      if (next === untrack(() => this.#value)) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const frame = requestAnimationFrame(() => {
        timer = setTimeout(() => {
          this.#value = next;
          // The line of a list that had the keyboard may go only now.
          void tick().then(keepFocus);
        });
      });
      return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
      };
    });
  }

  get value(): T {
    return this.#value;
  }
}
