import type { AnyOrder } from '../../orders/order';
import type { Order } from '../../protocol/triomphe/Order';

/** An order as this game knows it: offered by its rules, it is one of them. */
export function asOrder(order: AnyOrder): Order;
export function asOrder(order: AnyOrder | null): Order | null;
export function asOrder(order: AnyOrder | null): Order | null {
  return order as Order | null;
}
