import type { ClockFace } from "./ClockFace";
import type { Pause } from "./Pause";
import type { PerSide } from "./PerSide";
export type Clocks = { at: string, sides: PerSide<ClockFace>, pause: Pause | null };
