/** What this game calls its sides: in its catalogues, and in the files of its games. */
import type { PerSide } from '../../protocol/PerSide';
import type { Side } from '../../protocol/Side';

export type Label = 'austria' | 'france';

export const LABELS: Readonly<PerSide<Label>> = { red: 'austria', blue: 'france' };

export function labelOf(side: Side): Label {
  return LABELS[side];
}

/** The side of a label; nothing for what is none. */
export function sideOf(label: string | null): Side | null {
  const sides: Side[] = ['red', 'blue'];
  return sides.find((side) => LABELS[side] === label) ?? null;
}
