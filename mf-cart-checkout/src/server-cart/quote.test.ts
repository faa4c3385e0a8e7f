import { type StockItem, stockList } from '@pasaz/kernel/contract/stock';
import { fakeBrowser } from '@pasaz/kernel/stores/browser.fake';
import { $cart, addToCart, forgetCart } from '@pasaz/kernel/stores/cart';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BUNDLE, SOCKS, totalsItem, totalsOf } from '../checkout.fixture.ts';
import { fakeCommerce } from '../commerce.fake.ts';
import { $quote, askQuote, forgetQuote, refreshStock } from './quote.ts';

const HERE = { country: 'PL', region: '', postcode: '', shipping: '' };

beforeEach(() => void fakeBrowser());
afterEach(() => {
	forgetCart();
	forgetQuote();
	vi.unstubAllGlobals();
});

/** A bundle and socks in the cart of a shop that counts no bundles and calls each of them in stock. */
async function open() {
	const commerce = fakeCommerce();
	const { shop } = commerce;
	Object.assign(shop.prices, { KOMPLET: BUNDLE.price });
	const uncounted: StockItem = {
		...{ item_id: 1, product_id: 1, sku: BUNDLE.sku, qty: 0, is_in_stock: true, manage_stock: false },
		...{ min_sale_qty: 1, max_sale_qty: 99 },
	};
	const stocks = [uncounted, { ...uncounted, sku: SOCKS.sku, qty: 5, manage_stock: true }];
	addToCart(BUNDLE, 1);
	addToCart(SOCKS, 1);
	shop.disturb = (path) => (path === '/api/stock/list' ? { code: 200, result: stocks } : undefined);
	await askQuote(commerce.caller, HERE);
	/** The server's sums are of these skus only from now on. */
	const count = (...skus: string[]) => {
		const { lines } = $cart.get();
		const items = lines
			.filter(({ sku }) => skus.includes(sku))
			.map(({ serverItemId = 0, price }) => totalsItem(serverItemId, price / 100));
		const quote = { payment_methods: [], totals: totalsOf(100, { items }) };
		shop.disturb = (path) => {
			if (path === '/api/stock/list') return { code: 200, result: stocks };
			return path === '/api/cart/shipping-information' ? { code: 200, result: quote } : undefined;
		};
	};
	const marks = () => $cart.get().lines.map(({ sku, isInStock, stockQty }) => [sku, isInStock, stockQty]);
	return { ...commerce, count, marks };
}

it('keeps the failure of a question in sight until another is answered (22.17)', async () => {
	const { caller, shop, count } = await open();
	shop.disturb = () => 'down';
	await expect(askQuote(caller, HERE)).rejects.toThrow();
	count('KOMPLET', 'MGLA');
	const states: unknown[] = [];
	const stop = $quote.listen((state) => states.push(state));
	await askQuote(caller, HERE);
	stop();
	expect(states[0]).toMatchObject({ status: 'asking', error: expect.any(Error) });
	expect(states.at(-1)).not.toHaveProperty('error');
});

it('keeps the answer to a later question while an earlier one still waits for the stock (14.17)', async () => {
	const { caller, count } = await open();
	count('MGLA');
	const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
	const { promise: isKnown, resolve: know } = Promise.withResolvers<void>();
	const call: typeof caller.api.call = (endpoint, input) => {
		if (endpoint.path !== stockList.path) return caller.api.call(endpoint, input);
		ask();
		return isKnown.then(() => caller.api.call(endpoint, input));
	};
	const earlier = askQuote({ ...caller, api: { ...caller.api, call } }, HERE);
	await isAsked;
	const later = await askQuote(caller, { ...HERE, postcode: '00-950' });
	know();
	await earlier;
	expect($quote.get()).toEqual({ status: 'ready', quote: later });
});

describe('a line that the server’s sums leave out (13.29)', () => {
	it('is marked as sold out where it is a bundle, of whose chosen parts no answer about stock tells', async () => {
		const { caller, count, marks } = await open();
		count('MGLA');
		await askQuote(caller, HERE);
		expect(marks()).toEqual([
			['KOMPLET', false, 3],
			['MGLA', true, 5],
		]);
	});

	it('stays marked when the page that is opened again asks for the stock', async () => {
		const { caller, count, marks } = await open();
		count('MGLA');
		await askQuote(caller, HERE);
		await refreshStock(caller);
		expect(marks()[0]).toEqual(['KOMPLET', false, 3]);
		count('KOMPLET', 'MGLA');
		await askQuote(caller, HERE);
		await refreshStock(caller);
		expect(marks()[0]).toEqual(['KOMPLET', true, 3]);
	});

	it('is what the shop says of its stock where that is counted', async () => {
		const { caller, count, marks } = await open();
		count('KOMPLET');
		await askQuote(caller, HERE);
		expect(marks()[1]).toEqual(['MGLA', true, 5]);
	});

	it('is not judged by the sums of another cart', async () => {
		const { caller, count, marks } = await open();
		count('MGLA');
		await askQuote(caller, HERE);
		addToCart(SOCKS, 1);
		await refreshStock(caller);
		expect(marks()[0]).toEqual(['KOMPLET', true, 3]);
	});
});
