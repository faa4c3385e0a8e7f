import type { ORDER_REFUSALS } from '@pasaz/kernel/contract/order';
import { Refusal } from '../platform/http/refusal.ts';

type Code = (typeof ORDER_REFUSALS)[number];

const SENTENCES: Record<Code, string> = {
	'out-of-stock': 'Some of the ordered products are not available!',
	'total-changed': 'The sum of the order is another one than the shopper saw.',
	'product-unavailable': 'Some of the ordered products are not available!',
	'price-changed': 'The price of some of the ordered products has changed.',
	'method-unavailable': 'The chosen way of delivery or payment is not available for this order.',
	'pickup-point-unavailable': 'The chosen pick-up point is not there, takes no parcels, or does not have all pieces.',
	'coupon-unavailable': 'The coupon does not count any more.',
	'cart-mismatch': 'The cart belongs to somebody else.',
	'gift-card-unavailable': 'A gift card cannot be used.',
	'too-many-pieces': 'There are more pieces than one order may have.',
};

/** Nothing was stored, and the key may be sent again. */
export function orderRefusal(code: Code, details: Record<string, unknown> = {}): Refusal {
	return new Refusal(409, code, SENTENCES[code], details);
}

/** More is wanted than there is. */
export class OutOfStock extends Refusal {
	/** How many pieces there are of what is short, by sku. */
	left: ReadonlyMap<string, number>;
	constructor(left: ReadonlyMap<string, number>, details: Record<string, unknown> = {}) {
		super(409, 'out-of-stock', SENTENCES['out-of-stock'], { skus: [...left.keys()], ...details });
		this.left = left;
	}
}
