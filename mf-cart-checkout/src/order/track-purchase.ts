import type { TrackedProduct } from '@pasaz/kernel/analytics/events';
import { track } from '@pasaz/kernel/analytics/track';
import { type OrderPayment, orderPayment } from '@pasaz/kernel/contract/order';
import { toGrosze } from '@pasaz/kernel/domain/money';
import type { Api } from '@pasaz/kernel/network/api';

type Sums = Pick<OrderPayment, 'order_number' | 'grand_total' | 'shipping_amount'>;

export function trackPurchase(
	{ order_number: id, grand_total, shipping_amount }: Sums,
	products: readonly TrackedProduct[],
): void {
	const [grandTotal, shipping] = [toGrosze(grand_total), toGrosze(shipping_amount)];
	track({ kind: 'order-placed', order: { id, grandTotal, shipping, products } });
}

/** Tracks an order whose confirmation the shopper may never open. What it came to, only the shop knows. */
export async function trackUnseenPurchase(api: Api, uuid: string, products: readonly TrackedProduct[]): Promise<void> {
	try {
		trackPurchase(await api.call(orderPayment, { params: { uuid } }), products);
	} catch (error) {
		console.warn('A purchase could not be counted', error);
	}
}
