import type { Decision } from '../../protocol/triomphe/Decision';
import type { View } from '../../protocol/triomphe/View';

/** The section of the rules that explains a decision. */
const EXPLAINED: Record<Decision['kind'], string> = {
  act: '6',
  respond: '9.2',
  advance: '9.4',
  march_on: '8',
  show_infantry: '9.4',
  bombarded: '10',
  lead_defense: '11.2',
  name_assault: '11.3',
  artillery_defense: '11.4',
  counter_attack: '11.5',
  take_loss: '13.1',
  retreat: '13.2',
  remove_morale: '18',
  transfer_morale: '18',
  recover_morale: '18',
};

/** In an assault, losses follow a rule of their own. */
const LOSSES_OF_ASSAULT = '11.8';

/** Every section that a question may point to. */
export const SECTIONS: readonly string[] = [...Object.values(EXPLAINED), LOSSES_OF_ASSAULT];

/** The section to read before this decision; nothing for one this page does not know. */
export function sectionOf({ kind }: Decision, { assault }: Pick<View, 'assault'>): string | null {
  if (kind === 'take_loss' && assault !== null) return LOSSES_OF_ASSAULT;
  return Object.hasOwn(EXPLAINED, kind) ? EXPLAINED[kind] : null;
}
