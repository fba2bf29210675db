/** What this game calls its sides: in its catalogues, and in the files of its games. */
import type { PerSide } from '../../protocol/PerSide';

export const LABELS: Readonly<PerSide<string>> = { red: 'austria', blue: 'france' };
