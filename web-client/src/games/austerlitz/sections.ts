import type { Decision } from '../../protocol/austerlitz/Decision';
import type { View } from '../../protocol/austerlitz/View';

/** The section of the rules that explains a decision. */
const EXPLAINED: Readonly<Record<string, string>> = {
  bid: '12.1',
  choose_army: '12.1',
  confer: '12.3',
  place_corps: '12.3',
  write_orders: '12.3',
  organize: '4.4',
  set_up_detachments: '4.5',
  name_battery: '4.6',
  act: '5',
  march_on: '7.5',
  answer: 'A2',
  resolve: 'A3',
  declare: 'A5',
  lead_defense: 'A4',
  counter_attack: 'A7',
  take_loss: '7.3',
  keep: '7.4',
  retreat: '8',
  advance: '7.4',
  follow: '7.4',
};

/** What is asked after the enemy gave way, or in a feint, stands elsewhere. */
const BY_STAGE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gave_way: { declare: 'A2r', take_loss: '8', keep: '8' },
  feint: { declare: 'A3f' },
};

/** The Allies, who are red, form their corps by a section of their own. */
const OF_THE_ALLIES: Readonly<Record<string, string>> = { organize: '4.3' };

/** The section to read before this decision; nothing for one this page does not know. */
export function sectionOf(
  { side, kind }: Decision,
  { attack }: Pick<View, 'attack'>,
): string | null {
  const staged = attack === null ? undefined : BY_STAGE[attack.stage]?.[kind];
  const own = side === 'red' ? OF_THE_ALLIES[kind] : undefined;
  return staged ?? own ?? EXPLAINED[kind] ?? null;
}
