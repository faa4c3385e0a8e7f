import type { OrderPayment } from '@pasaz/kernel/contract/order';
import { toGrosze } from '@pasaz/kernel/domain/money';

type Sums = Pick<OrderPayment, 'grand_total' | 'shipping_amount' | 'products'>;

/** Discount on the goods in grosze, 0 or negative: the total minus its other parts. */
export function orderDiscount({ grand_total, shipping_amount, products }: Sums): number {
	const goods = products.reduce((sum, { original_final_price, qty }) => sum + toGrosze(original_final_price) * qty, 0);
	return Math.min(0, toGrosze(grand_total) - toGrosze(shipping_amount) - goods);
}
