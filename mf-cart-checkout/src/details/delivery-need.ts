import type { ShippingMethod } from '@pasaz/kernel/contract/cart';
import { isVirtual } from '@pasaz/kernel/domain/cart';
import { $cart } from '@pasaz/kernel/stores/cart';
import { chooseShipping } from '../server-cart/methods.ts';
import { $quote } from '../server-cart/quote.ts';

/** What the shop has to know to bring the goods: nothing is brought of virtual ones. */
export type DeliveryNeed = 'address' | 'point' | 'nothing';

export function needOf(method: ShippingMethod | undefined): DeliveryNeed {
	return method?.pickup_points ? 'point' : 'address';
}

/** What the cart needs with a way of delivery, empty for the default; without the server only the courier is known. */
export function deliveryNeed(chosen: string): DeliveryNeed {
	if (isVirtual($cart.get().lines)) return 'nothing';
	const methods = $quote.get().quote?.shippingMethods ?? [];
	return needOf(chooseShipping(methods, chosen));
}
