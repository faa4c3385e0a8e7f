import type { OrderPayment } from '@pasaz/kernel/contract/order';
import { useEffect } from 'react';
import { takePlaced } from '../order/placed-order.ts';
import { trackPurchase } from '../order/track-purchase.ts';

export function usePurchaseTracking({ uuid, order_number, grand_total, shipping_amount }: OrderPayment): void {
	useEffect(() => {
		const products = takePlaced(uuid);
		if (products) trackPurchase({ order_number, grand_total, shipping_amount }, products);
	}, [uuid, order_number, grand_total, shipping_amount]);
}
