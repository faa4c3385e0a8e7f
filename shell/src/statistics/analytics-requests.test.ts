import type { AnalyticsEvent, TrackedProduct } from '@pasaz/kernel/analytics/events';
import { Conversion, eventLog, eventStats } from '@pasaz/kernel/contract/analytics';
import { POLAND } from '@pasaz/kernel/contract/store-views.fixture';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestsOf } from './analytics-requests.ts';
import { type ConversionContext, conversionOf } from './conversion.ts';
import { dataLayerEntry, pixelAddress, pixelQuery } from './tracker-fields.ts';

const DRESS: TrackedProduct = {
	sku: 'SU-1',
	name: 'Sukienka',
	href: '/sukienka?childSku=SU-1-M#x',
	price: 38900,
	qty: 1,
};
const SOCKS: TrackedProduct = { sku: 'SK-2', name: 'Skarpety', href: '/skarpety', price: 1999, qty: 3 };
const CONTEXT: ConversionContext = {
	ids: { google: 'G-1', facebook: 'F-1' },
	storeView: POLAND,
	origin: 'https://sklep.test',
	trackingIds: { fbp: 'fb.1.1.2', fbc: 'fb.1.1.abc', gaUserId: '12.34' },
};
const PRODUCT: AnalyticsEvent = { kind: 'product-browsed', product: DRESS };
const CATEGORY: AnalyticsEvent = { kind: 'category-browsed', products: [DRESS, SOCKS] };
const CART: AnalyticsEvent = { kind: 'cart-viewed', products: [DRESS, SOCKS] };
const ORDER: AnalyticsEvent = {
	kind: 'order-placed',
	order: { id: '100017', grandTotal: 45_397, shipping: 500, products: [DRESS, SOCKS] },
};

describe('a conversion (23.2)', () => {
	it('of an order is worth the order without its delivery, and has its number', () => {
		expect(conversionOf(ORDER, CONTEXT)).toEqual({
			event: 'purchase',
			currency: 'PLN',
			value: 448.97,
			items: [
				{ item_id: 'SU-1', item_name: 'Sukienka', price: 389, quantity: 1 },
				{ item_id: 'SK-2', item_name: 'Skarpety', price: 19.99, quantity: 3 },
			],
			urls: ['https://sklep.test/sukienka', 'https://sklep.test/skarpety'],
			_fbp: 'fb.1.1.2',
			_fbc: 'fb.1.1.abc',
			transaction_id: '100017',
			ga_user_id: '12.34',
		});
	});

	it.each([
		[PRODUCT, 'view_item', 389],
		[CATEGORY, 'view_item_list', 448.97],
		[CART, 'view_cart', 448.97],
	])('of %o is called %s and is worth %d', (event, name, value) => {
		const conversion = conversionOf(event, CONTEXT);
		expect(conversion).toMatchObject({ event: name, value });
		expect(conversion).not.toHaveProperty('transaction_id');
		expect(conversion).not.toHaveProperty('ga_user_id');
	});

	it('leads to the pages of the store view in which it happened', () => {
		const storeView = { ...POLAND, storeCode: 'de', appendStoreCode: true };
		const { urls } = conversionOf(CART, { ...CONTEXT, storeView });
		expect(urls).toEqual(['https://sklep.test/de/sukienka', 'https://sklep.test/de/skarpety']);
	});

	it('does without trackingIds', () => {
		const conversion = conversionOf(ORDER, { ...CONTEXT, trackingIds: {} });
		expect(Object.keys(conversion)).not.toEqual(expect.arrayContaining(['_fbp']));
		expect(conversion).not.toHaveProperty('ga_user_id');
	});

	it('is what the contract says and carries nothing of an address but its path', () => {
		const href = fc
			.webPath()
			.chain((path) => fc.webQueryParameters().map((query) => `${path || '/'}?${query}#anna@poczta.pl`));
		const product = fc.record({
			sku: fc.string(),
			name: fc.string(),
			href,
			price: fc.nat(1_000_000),
			qty: fc.integer({ min: 1, max: 99 }),
		});
		fc.assert(
			fc.property(fc.array(product), (products) => {
				const conversion = Conversion.parse(conversionOf({ kind: 'cart-viewed', products }, CONTEXT));
				for (const url of conversion.urls) expect(url).not.toMatch(/[?#]|anna@poczta/);
			}),
		);
	});
});

describe('a batch', () => {
	const timedEvents = [PRODUCT, ORDER, PRODUCT].map((event, index) => ({ event, at: 1000 + index }));
	const pathsOf = (ids: ConversionContext['ids']) =>
		requestsOf(timedEvents, { ...CONTEXT, ids }).map(({ path }) => path);

	it.each<[string, ConversionContext['ids'], number]>([
		['both logs', { google: 'G', facebook: 'F' }, 3 * 2 + 2],
		['one log', { google: 'G' }, 3 + 2],
		['the other log', { facebook: 'F' }, 3 + 2],
		['the shop’s own logs only', {}, 2],
	])('goes to %s', (_, ids, expected) => {
		expect(pathsOf(ids)).toHaveLength(expected);
	});

	it('is logged and counted once', () => {
		const [log, stats] = requestsOf(timedEvents, { ...CONTEXT, ids: {} });
		expect(eventLog.body.parse(log?.body)).toEqual({
			events: [
				{ event: 'view_item', at: 1000 },
				{ event: 'purchase', at: 1001 },
				{ event: 'view_item', at: 1002 },
			],
		});
		expect(eventStats.body.parse(stats?.body)).toEqual({ counts: { view_item: 2, purchase: 1 } });
	});

	it('of nothing is nothing', () => {
		expect(requestsOf([], CONTEXT)).toEqual([]);
	});
});

it.each([
	['a category', CATEGORY, 'browsed_category', 2],
	['a cart', CART, 'cart', 2],
])('the data layer hears of %s (23.6)', (_, event, pageType, count) => {
	expect(dataLayerEntry(event)).toMatchObject({ pageType, products: { length: count } });
});

it('the data layer hears of nothing else', () => {
	expect([dataLayerEntry(PRODUCT), dataLayerEntry(ORDER)]).toEqual([null, null]);
});

it('the pixel carries lists, and of an order its number and value (23.5)', () => {
	expect(Object.fromEntries(pixelQuery(ORDER))).toEqual({
		event: 'purchase',
		product: 'SU-1,SK-2',
		price: '389.00,19.99',
		quantity: '1,3',
		orderId: '100017',
		orderValue: '448.97',
	});
	expect(pixelQuery(CART).has('orderId')).toBe(false);
});

it.each([
	['https://pixel.test/p', 'https://pixel.test/p?event=view_cart'],
	['https://pixel.test/p?shop=7', 'https://pixel.test/p?shop=7&event=view_cart'],
])('the pixel at %s keeps what its address says (23.5)', (pixelUrl, beginning) => {
	const address = pixelAddress(pixelUrl, CART);
	expect(address.startsWith(`${beginning}&product=`)).toBe(true);
});
