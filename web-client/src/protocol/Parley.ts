import type { Minutes } from "./Minutes";
import type { Offer } from "./Offer";
export type Parley = { "parley": "resign" } | { "parley": "offer", offer: Offer } | { "parley": "accept", offer: Offer } | { "parley": "decline", offer: Offer } | { "parley": "withdraw", offer: Offer } | { "parley": "claim_time" } | { "parley": "grant_time", minutes: Minutes } | { "parley": "end_pause" };
