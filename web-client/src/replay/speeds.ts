/** How fast a replay may run. */
export const SPEEDS = [0.5, 1, 2, 4];

/** Milliseconds an order is shown at speed 1. */
export const SHOWN = 1200;
