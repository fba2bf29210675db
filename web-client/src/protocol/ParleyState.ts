import type { OpenOffer } from "./OpenOffer";
export type ParleyState = { open: Array<OpenOffer>, may_draw: boolean, may_pause: boolean, may_rematch: boolean };
