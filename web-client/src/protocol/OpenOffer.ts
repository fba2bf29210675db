import type { Offer } from "./Offer";
import type { Side } from "./Side";
export type OpenOffer = { side: Side, offer: Offer };
