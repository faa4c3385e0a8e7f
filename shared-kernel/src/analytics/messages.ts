import {
	type Conversion,
	eventLog,
	eventStats,
	facebookConversionLog,
	googleAnalyticsLog,
} from '../contract/analytics.ts';
import type { AnyEndpoint, BodyOf } from '../contract/endpoint.ts';
import { toAmount } from '../domain/money.ts';
import { type AnalyticsEvent, eventValue, orderValue, productsOf, type TrackedProduct } from './events.ts';
import type { Marks } from './marks.ts';

/** An event and when it happened, ms since 1970. */
export interface Happened {
	event: AnalyticsEvent;
	at: number;
}

/** Which logs a shop keeps; a log without an id is off. */
export interface Circumstances {
	ids: { google?: string | undefined; facebook?: string | undefined };
	currency: string;
	/** Of the shop, for the addresses of products. */
	origin: string;
	marks: Marks;
}

/** One silent POST. */
export interface Message {
	path: string;
	body: object;
}

const NAMES = {
	'product-browsed': 'view_item',
	'category-browsed': 'view_item_list',
	'cart-viewed': 'view_cart',
	'order-placed': 'purchase',
} as const satisfies Record<AnalyticsEvent['kind'], Conversion['event']>;

function itemOf({ sku, name, price, qty }: TrackedProduct): Conversion['items'][number] {
	return { item_id: sku, item_name: name, price: toAmount(price), quantity: qty };
}

/** A product's address as anybody may know it. */
function urlOf({ href }: TrackedProduct, origin: string): string {
	return origin + href.replace(/[?#].*/s, '');
}

/** An event as the conversion logs take it (first document, section 7). */
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

function message<E extends AnyEndpoint>({ path }: E, body: BodyOf<E> & object): Message {
	return { path, body };
}

function countsOf(happened: readonly Happened[]): BodyOf<typeof eventStats>['counts'] {
	const counts: BodyOf<typeof eventStats>['counts'] = {};
	for (const { event } of happened) counts[NAMES[event.kind]] = (counts[NAMES[event.kind]] ?? 0) + 1;
	return counts;
}

/** All that is to be sent of a batch: conversions to each log that is on, then the shop's own log and counts, once. */
export function messagesOf(happened: readonly Happened[], circumstances: Circumstances): Message[] {
	if (happened.length === 0) return [];
	const { google, facebook } = circumstances.ids;
	const logs = [...(google ? [googleAnalyticsLog] : []), ...(facebook ? [facebookConversionLog] : [])];
	const conversions = happened.flatMap(({ event }) => {
		const conversion = conversionOf(event, circumstances);
		return logs.map((log) => message(log, conversion));
	});
	const events = happened.map(({ event, at }) => ({ event: NAMES[event.kind], at }));
	return [...conversions, message(eventLog, { events }), message(eventStats, { counts: countsOf(happened) })];
}

/** What the page's data layer is told; nothing of events that have no page type (first document, section 7). */
export function dataLayerEntry(event: AnalyticsEvent): object | null {
	const products = productsOf(event).map(itemOf);
	if (event.kind === 'category-browsed') return { pageType: 'browsed_category', products };
	return event.kind === 'cart-viewed' ? { pageType: 'cart', products } : null;
}

/** What the conversion pixel carries: lists of products, prices and quantities, and of an order its number and value. */
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
