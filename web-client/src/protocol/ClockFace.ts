export type ClockFace = { allowance_ms: number, bank_ms: number, deciding: boolean };
