import { type AnalyticsEvent, eventValue, productsOf, type TrackedProduct } from '@pasaz/kernel/analytics/events';
import type { Conversion } from '@pasaz/kernel/contract/analytics';
import { toAmount } from '@pasaz/kernel/domain/money';
import type { TrackingIds } from './tracking-ids.ts';

/** A log without an id is off. */
export interface ConversionContext {
	ids: { google?: string | undefined; facebook?: string | undefined };
	currency: string;
	origin: string;
	trackingIds: TrackingIds;
}

/** The names of events in the logs (Google Analytics 4). */
export const NAMES = {
	'product-browsed': 'view_item',
	'category-browsed': 'view_item_list',
	'cart-viewed': 'view_cart',
	'order-placed': 'purchase',
} as const satisfies Record<AnalyticsEvent['kind'], Conversion['event']>;

export function itemOf({ sku, name, price, qty }: TrackedProduct): Conversion['items'][number] {
	return { item_id: sku, item_name: name, price: toAmount(price), quantity: qty };
}

/** Leaves out the query, which may be personal. */
function urlOf({ href }: TrackedProduct, origin: string): string {
	return origin + href.replace(/[?#].*/s, '');
}

/** Translates an event for the conversion logs (rule 23.2). */
export function conversionOf(event: AnalyticsEvent, { currency, origin, trackingIds }: ConversionContext): Conversion {
	const products = productsOf(event);
	return {
		event: NAMES[event.kind],
		currency,
		value: toAmount(eventValue(event)),
		items: products.map(itemOf),
		urls: products.map((product) => urlOf(product, origin)),
		...(trackingIds.fbp && { _fbp: trackingIds.fbp }),
		...(trackingIds.fbc && { _fbc: trackingIds.fbc }),
		...(event.kind === 'order-placed' && {
			transaction_id: event.order.id,
			...(trackingIds.gaUserId && { ga_user_id: trackingIds.gaUserId }),
		}),
	};
}
