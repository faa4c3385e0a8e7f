import { renderList } from '@pasaz/kernel/contract/render-list';
import { stockList } from '@pasaz/kernel/contract/stock';
import type { Api } from '@pasaz/kernel/network/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BLOUSE, pageOf, SCARF } from '../products.fixture.ts';
import { askLive, mergeLive, withLive } from './live-product.ts';
import { untilMidnight, watchLive } from './watch-live.ts';

const page = (product: typeof BLOUSE) => pageOf(product, Date.now());
const priceInfo = (final_price: number, regular_price = final_price) => {
	const prices = { final_price, regular_price, special_price: null };
	return { ...prices, lowest_price_30_days: null, extension_attributes: { tax_adjustments: prices } };
};

/** Answers from `prices` and `stock` by sku. */
function fakeApi({ prices, stock }: { prices: Record<string, number>; stock: Record<string, number> }): Api {
	const call = (endpoint: unknown, { query }: { query: { skus: string } }) => {
		const skus = query.skus.split(',');
		if (endpoint === renderList) {
			const known = skus.filter((sku) => sku in prices);
			return Promise.resolve({
				items: known.map((sku) => ({ id: 1, sku, sgn: '', price_info: priceInfo(prices[sku] ?? 0) })),
			});
		}
		expect(endpoint).toBe(stockList);
		const known = skus.filter((sku) => sku in stock);
		return Promise.resolve(
			known.map((sku) => ({ sku, qty: stock[sku], is_in_stock: stock[sku] !== 0, manage_stock: true })),
		);
	};
	return { call } as unknown as Api;
}

it('sizes and prices follow what the shop says, and what it does not say stays (4.16, 5.18)', async () => {
	const product = page(BLOUSE);
	const api = fakeApi({ prices: { 'BL-006-BLE-M': 99 }, stock: { 'BL-006-BLE-S': 4, 'BL-006-PUD-M': 0 } });
	const now = withLive(product, await askLive(api, product));
	const stockOf = (sku: string) => now.variants.find((variant) => variant.sku === sku)?.stockQty;
	expect([stockOf('BL-006-BLE-S'), stockOf('BL-006-PUD-M'), stockOf('BL-006-PUD-S')]).toEqual([4, 0, 5]);
	expect(now.variants.filter(({ isInStock }) => !isInStock).map(({ sku }) => sku)).toEqual(['BL-006-PUD-M']);
	expect(now).toMatchObject({ price: 99_00, regularPrice: 99_00, lowest30Days: null, from: true, isInStock: true });
});

it('a size that was sold out stays so when the stock cannot be asked again (5.18)', async () => {
	const product = page(BLOUSE);
	const first = await askLive(fakeApi({ prices: {}, stock: { 'BL-006-PUD-M': 0 } }), product);
	const later = await askLive(fakeApi({ prices: { 'BL-006-PUD-M': 89 }, stock: {} }), product);
	const { variants } = withLive(product, mergeLive(first, later));
	expect(variants.find(({ sku }) => sku === 'BL-006-PUD-M')).toMatchObject({ isInStock: false, price: 89_00 });
});

it('a session is told the price and the tiers of its group (5.11)', async () => {
	const product = page(SCARF);
	const tier_prices = [{ customer_group_id: 2, qty: 3, value: 99 }];
	const items = [{ id: 1, sku: 'SZ-002', sgn: '', price_info: priceInfo(119), tier_prices }];
	const call = (endpoint: unknown) => Promise.resolve(endpoint === renderList ? { items } : []);
	const now = withLive(product, await askLive({ call } as unknown as Api, product));
	expect(now).toMatchObject({ price: 119_00, regularPrice: 119_00, tiers: [{ qty: 3, price: 99_00 }] });
});

it('a product that was sold meanwhile is sold out, and one whose shop is down stays as it was (5.14, 5.18)', async () => {
	const product = page(SCARF);
	const sold = await askLive(fakeApi({ prices: {}, stock: { 'SZ-002': 0 } }), product);
	expect(withLive(product, sold)).toMatchObject({ isInStock: false, stockQty: 0, price: 149_00 });
	const down = { call: () => Promise.reject(new Error('down')) } as unknown as Api;
	expect(withLive(product, await askLive(down, product))).toEqual(product);
});

it.each([
	['2026-11-22T22:59:59Z', 1000],
	['2026-07-01T12:00:00Z', 10 * 3_600_000],
	['2026-11-22T22:00:00Z', 3_600_000],
	['2026-11-22T23:00:00Z', 23 * 3_600_000],
])('at %s the shop’s date may change after %i ms (5.18)', (moment, left) => {
	expect(untilMidnight(Date.parse(moment))).toBe(left);
});

describe('an open page', () => {
	let visibilityState: string;
	let opened: EventTarget & { visibilityState?: string };
	beforeEach(() => {
		vi.useFakeTimers({ now: Date.parse('2026-11-22T22:58:00Z') });
		visibilityState = 'visible';
		opened = Object.defineProperty(new EventTarget(), 'visibilityState', { get: () => visibilityState });
		vi.stubGlobal('document', opened);
		vi.stubGlobal('navigator', { onLine: true });
	});
	afterEach(() => {
		vi.useRealTimers();
		vi.unstubAllGlobals();
	});

	it('asks at once, at the shop’s midnight, every five minutes, and when it is seen again (5.14, 5.18)', async () => {
		const onLive = vi.fn();
		const stop = watchLive(page(SCARF), fakeApi({ prices: { 'SZ-002': 1 }, stock: {} }), onLive);
		const told = vi.fn();
		opened.addEventListener('prices-after-sync', told);
		await vi.advanceTimersByTimeAsync(0);
		expect(onLive).toHaveBeenCalledTimes(1);
		await vi.advanceTimersByTimeAsync(122_000);
		expect(onLive).toHaveBeenCalledTimes(2);
		await vi.advanceTimersByTimeAsync(180_000);
		expect(onLive).toHaveBeenCalledTimes(3);
		visibilityState = 'hidden';
		await vi.advanceTimersByTimeAsync(600_000);
		expect(onLive).toHaveBeenCalledTimes(3);
		visibilityState = 'visible';
		opened.dispatchEvent(new Event('visibilitychange'));
		await vi.advanceTimersByTimeAsync(0);
		expect(onLive).toHaveBeenCalledTimes(4);
		expect(told).toHaveBeenCalledTimes(4);
		stop();
		await vi.advanceTimersByTimeAsync(3_600_000);
		expect(onLive).toHaveBeenCalledTimes(4);
	});
});
