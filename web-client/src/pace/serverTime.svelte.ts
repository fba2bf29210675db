import { createSubscriber } from 'svelte/reactivity';

/**
 * The server's time, whatever the reader's own clock says. Whoever reads it is brought up to
 * date every so often, for as long as they are on the page; nothing else is.
 */
export class ServerTime {
  readonly #subscribe: () => void;

  /**
   * @param skew - how much the server's clock is ahead of this one, in milliseconds
   * @param period - how often it is read anew, in milliseconds
   */
  constructor(
    private readonly skew: () => number,
    period: number,
  ) {
    this.#subscribe = createSubscriber((update) => {
      const timer = setInterval(update, period);
      return () => clearInterval(timer);
    });
  }

  get now(): number {
    this.#subscribe();
    return Date.now() + this.skew();
  }
}
