import type { OrderPayment } from '@pasaz/kernel/contract/order';
import { toGrosze } from '@pasaz/kernel/domain/money';

type Sums = Pick<OrderPayment, 'grand_total' | 'shipping_amount' | 'products'>;

/** What was taken off the goods, 0 or negative, in grosze: what the parts of the order do not add up to. */
export function orderDiscount({ grand_total, shipping_amount, products }: Sums): number {
	const goods = products.reduce((sum, { original_final_price, qty }) => sum + toGrosze(original_final_price) * qty, 0);
	return Math.min(0, toGrosze(grand_total) - toGrosze(shipping_amount) - goods);
}
