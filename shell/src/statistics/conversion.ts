import { type AnalyticsEvent, eventValue, productsOf, type TrackedProduct } from '@pasaz/kernel/analytics/events';
import type { Conversion } from '@pasaz/kernel/contract/analytics';
import type { ShownStoreView } from '@pasaz/kernel/contract/store-view';
import { toAmount } from '@pasaz/kernel/domain/money';
import { pathInStore } from '@pasaz/kernel/routes';
import type { TrackingIds } from './tracking-ids.ts';

/** A log without an id is off. */
export interface ConversionContext {
	ids: { google?: string | undefined; facebook?: string | undefined };
	storeView: Pick<ShownStoreView, 'storeCode' | 'appendStoreCode' | 'i18n'>;
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
function urlOf({ href }: TrackedProduct, { origin, storeView }: ConversionContext): string {
	return origin + pathInStore(href.replace(/[?#].*/s, ''), storeView);
}

/** Translates an event for the conversion logs (rule 23.2). */
export function conversionOf(event: AnalyticsEvent, context: ConversionContext): Conversion {
	const { storeView, trackingIds } = context;
	const products = productsOf(event);
	return {
		event: NAMES[event.kind],
		currency: storeView.i18n.currencyCode,
		value: toAmount(eventValue(event)),
		items: products.map(itemOf),
		urls: products.map((product) => urlOf(product, context)),
		...(trackingIds.fbp && { _fbp: trackingIds.fbp }),
		...(trackingIds.fbc && { _fbc: trackingIds.fbc }),
		...(event.kind === 'order-placed' && {
			transaction_id: event.order.id,
			...(trackingIds.gaUserId && { ga_user_id: trackingIds.gaUserId }),
		}),
	};
}
