import type { Side } from "./Side";
export type Ended = { at: string } & ({ "by": "decisive", winner: Side } | { "by": "marginal", winner: Side } | { "by": "resignation", winner: Side } | { "by": "time", winner: Side } | { "by": "agreement" });
