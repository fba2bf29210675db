import type { Order } from '../../../protocol/triomphe/Order';
import type { View } from '../../../protocol/triomphe/View';

/** Whether there is an assault to be weighed: one under way, or one about to be ordered. */
export function inAssault(view: View, drafted: Order | null): boolean {
  return view.assault !== null || drafted?.order === 'assault';
}
