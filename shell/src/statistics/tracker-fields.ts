import { type AnalyticsEvent, orderValue, productsOf } from '@pasaz/kernel/analytics/events';
import { toAmount } from '@pasaz/kernel/domain/money';
import { itemOf, NAMES } from './conversion.ts';

/** The entry for the data layer; null for events without a page type (rule 23.6). */
export function dataLayerEntry(event: AnalyticsEvent): object | null {
	const products = productsOf(event).map(itemOf);
	if (event.kind === 'category-browsed') return { pageType: 'browsed_category', products };
	return event.kind === 'cart-viewed' ? { pageType: 'cart', products } : null;
}

export function pixelQuery(event: AnalyticsEvent): URLSearchParams {
	const products = productsOf(event);
	const query = new URLSearchParams({
		event: NAMES[event.kind],
		product: products.map(({ sku }) => sku).join(),
		price: products.map(({ price }) => toAmount(price).toFixed(2)).join(),
		quantity: products.map(({ qty }) => qty).join(),
	});
	if (event.kind !== 'order-placed') return query;
	query.set('orderId', event.order.id);
	query.set('orderValue', toAmount(orderValue(event.order)).toFixed(2));
	return query;
}

/** The pixel's own query, which says whose it is, stays before that of the event. */
export function pixelAddress(pixelUrl: string, event: AnalyticsEvent): string {
	return `${pixelUrl}${pixelUrl.includes('?') ? '&' : '?'}${pixelQuery(event)}`;
}
