import { track } from '@pasaz/kernel/analytics/track';
import type { OrderPayment } from '@pasaz/kernel/contract/order';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { useEffect } from 'react';
import { takePlaced } from '../order/placed-order.ts';

export function usePurchaseTracking({ uuid, order_number, grand_total, shipping_amount }: OrderPayment): void {
	useEffect(() => {
		const products = takePlaced(uuid);
		if (!products) return;
		const [grandTotal, shipping] = [toGrosze(grand_total), toGrosze(shipping_amount)];
		track({ kind: 'order-placed', order: { id: order_number, grandTotal, shipping, products } });
	}, [uuid, order_number, grand_total, shipping_amount]);
}
