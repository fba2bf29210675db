import type { Order } from '../../../protocol/Order';
import type { View } from '../../../protocol/View';

/** Whether there is an assault to be weighed: one under way, or one about to be ordered. */
export function inAssault(view: View, drafted: Order | null): boolean {
  return view.assault !== null || drafted?.order === 'assault';
}
