export type Pace = { "pace": "none" } | { "pace": "live", bank_seconds: number, increment_seconds: number } | { "pace": "correspondence", days: number, bank_days: number };
