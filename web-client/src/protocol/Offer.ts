import type { Minutes } from "./Minutes";
export type Offer = { "of": "draw" } | { "of": "pause", minutes: Minutes } | { "of": "rematch" };
