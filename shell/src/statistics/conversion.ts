import { type AnalyticsEvent, eventValue, productsOf, type TrackedProduct } from '@pasaz/kernel/analytics/events';
import type { Conversion } from '@pasaz/kernel/contract/analytics';
import { toAmount } from '@pasaz/kernel/domain/money';
import type { Marks } from './marks.ts';

/** Which logs a shop keeps; a log without an id is off. */
export interface Circumstances {
	ids: { google?: string | undefined; facebook?: string | undefined };
	currency: string;
	/** Of the shop, for the addresses of products. */
	origin: string;
	marks: Marks;
}

/** What each event is called outside. */
export const NAMES = {
	'product-browsed': 'view_item',
	'category-browsed': 'view_item_list',
	'cart-viewed': 'view_cart',
	'order-placed': 'purchase',
} as const satisfies Record<AnalyticsEvent['kind'], Conversion['event']>;

export function itemOf({ sku, name, price, qty }: TrackedProduct): Conversion['items'][number] {
	return { item_id: sku, item_name: name, price: toAmount(price), quantity: qty };
}

/** A product's address as anybody may know it. */
function urlOf({ href }: TrackedProduct, origin: string): string {
	return origin + href.replace(/[?#].*/s, '');
}

/** An event as the conversion logs take it (rule 23.2). */
export function conversionOf(event: AnalyticsEvent, { currency, origin, marks }: Circumstances): Conversion {
	const products = productsOf(event);
	return {
		event: NAMES[event.kind],
		currency,
		value: toAmount(eventValue(event)),
		items: products.map(itemOf),
		urls: products.map((product) => urlOf(product, origin)),
		...(marks.fbp && { _fbp: marks.fbp }),
		...(marks.fbc && { _fbc: marks.fbc }),
		...(event.kind === 'order-placed' && {
			transaction_id: event.order.id,
			...(marks.gaUserId && { ga_user_id: marks.gaUserId }),
		}),
	};
}
