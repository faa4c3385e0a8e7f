import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cartCreate, cartPull, cartShippingInformation, cartTotals, cartUpdate } from '@pasaz/kernel/contract/cart';
import { cartSync } from '@pasaz/kernel/contract/cart-sync';
import { catalogSearch } from '@pasaz/kernel/contract/catalog';
import { orderCreate, orderPayment } from '@pasaz/kernel/contract/order';
import { orderAgain } from '@pasaz/kernel/contract/order-document';
import { renderList } from '@pasaz/kernel/contract/render-list';
import { STORE_VIEWS } from '@pasaz/kernel/contract/store-views.fixture';
import { addTo, NO_OPS, opId } from '@pasaz/kernel/domain/line-ops';
import { TILE } from '@pasaz/kernel/domain/product-tile';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUp } from '../accounts/sign-up.fixture.ts';
import { createTestApp, type TestApp } from '../app.fixture.ts';
import { adminCustomerGroup } from '../platform/admin-contract.ts';
import { tierPrices } from '../platform/database/schema/catalog.ts';
import { orderOf } from './orders/order.fixture.ts';

const views = STORE_VIEWS.map((view) => ({ ...view, prices: { ...view.prices, tiers: view.storeCode !== 'it' } }));
const file = join(tmpdir(), `pasaz-tiers-${process.pid}.json`);
writeFileSync(file, JSON.stringify(views));

const ADMIN_SECRET = 'the-merchant-of-this-one-test';
let shop: TestApp;
let token: string;
beforeAll(async () => {
	shop = await createTestApp(undefined, { env: { STORE_VIEWS: file, ADMIN_SECRET } });
	token = await signUp(shop, 'hurt@example.pl');
	const headers = { authorization: `Bearer ${ADMIN_SECRET}` };
	const member = await shop.call(adminCustomerGroup, { headers, body: { email: 'HURT@example.pl', group_id: 2 } });
	expect(member).toEqual({ email: 'hurt@example.pl', group_id: 2, email_verified: true });
	const unknown = { email: 'nikt@example.pl', group_id: 2 };
	expect(await shop.refused(adminCustomerGroup, { headers, body: unknown })).toMatchObject({ status: 404 });
});
afterAll(() => shop.close());

interface As {
	token?: string;
	storeCode?: string;
}

async function cartOf(qty: number, as: As = {}): Promise<string> {
	const cartId = await shop.call(cartCreate, as);
	await shop.call(cartUpdate, { query: { cartId }, body: { cartItem: { sku: 'SZAL-1', qty } }, ...as });
	return cartId;
}

async function sumOf(qty: number, as: As = {}) {
	return (await shop.call(cartTotals, { query: { cartId: await cartOf(qty, as) }, ...as })).grand_total;
}

it('charges what so many pieces of a line cost each, by the group of the session (5.11)', async () => {
	expect([await sumOf(2), await sumOf(3), await sumOf(6)]).toEqual([99.98, 134.97, 239.94]);
	expect([await sumOf(1, { token }), await sumOf(3, { token })]).toEqual([42, 105]);
	const guestCart = { query: { cartId: await cartOf(3) } };
	expect((await shop.call(cartTotals, { ...guestCart, token })).grand_total).toBe(105);
	expect((await shop.call(cartPull, { ...guestCart, token }))[0]?.price).toBe(35);
});

it('has none where the store view has them switched off, and others in another currency (5.11)', async () => {
	expect(await sumOf(3, { storeCode: 'it' })).toBe(35.01);
	const [one, three] = [await sumOf(1, { storeCode: 'de' }), await sumOf(3, { storeCode: 'de' })];
	expect(three).toBeLessThan(3 * one);
});

it('tells a cart its tiers, so that the device reckons as the shop does (5.11)', async () => {
	const cartId = await cartOf(4);
	const tier_prices = [
		{ customer_group_id: 32_000, qty: 3, value: 44.99 },
		{ customer_group_id: 32_000, qty: 6, value: 39.99 },
	];
	expect(await shop.call(cartPull, { query: { cartId } })).toMatchObject([{ qty: 4, price: 44.99, tier_prices }]);
	const lines = [{ sku: 'SZAL-1', ops: addTo(NO_OPS, 2, opId(shop.clock.now.getTime() + 1000, 'phone')) }];
	const { items } = await shop.call(cartSync, { query: { cartId }, body: { lines } });
	expect(items).toMatchObject([{ qty: 6, price: 39.99, tier_prices }]);
});

it('shows everybody the tiers of all groups, and a session also its own (5.11, 5.14)', async () => {
	const body = {
		type: 'product' as const,
		searchQuery: { _appliedFilters: [{ attribute: 'sku', value: { eq: 'SZAL-1' } }] },
	};
	for (const as of [{}, { token }]) {
		const { hits } = await shop.call(catalogSearch, { body, ...as });
		expect(hits[0]).toMatchObject({ price_incl_tax: 49.99, tier_prices: [{ value: 44.99 }, { value: 39.99 }] });
	}
	const tiled = await shop.call(catalogSearch, { body: { ...body, sourceInclude: [TILE] } });
	expect(tiled.hits[0]).toMatchObject({ [TILE]: { price: 39_99, regularPrice: 39_99, from: true } });
	const of = async (as: As) => (await shop.call(renderList, { query: { skus: 'SZAL-1' }, ...as })).items[0];
	expect(await of({})).toMatchObject({ price_info: { final_price: 49.99 }, tier_prices: [{ qty: 3 }, { qty: 6 }] });
	const own = await of({ token });
	expect(own?.price_info).toMatchObject({ final_price: 42, regular_price: 42, special_price: null });
	expect(own?.tier_prices).toContainEqual({ customer_group_id: 2, qty: 3, value: 35 });
	expect(own?.sgn).not.toBe((await of({}))?.sgn);
	expect((await of({ storeCode: 'it' }))?.tier_prices).toBeUndefined();
});

function order(price: number, expected_total: number) {
	const { addressInformation, ...rest } = orderOf([{ sku: 'SZAL-1', qty: 3, price }]);
	return {
		headers: { 'idempotency-key': randomUUID() },
		body: {
			...rest,
			expected_total,
			addressInformation: { ...addressInformation, payment_method_code: 'sandbox' },
		},
	};
}

it('orders at the sum that the cart had, and at no other (5.11, 15.19)', async () => {
	const cartId = await cartOf(3);
	const addressInformation = {
		shippingAddress: { countryId: 'PL' },
		...{ shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' },
	};
	const { totals } = await shop.call(cartShippingInformation, { query: { cartId }, body: { addressInformation } });
	expect(await shop.refused(orderCreate, order(49.99, totals.grand_total))).toMatchObject({
		errorCode: 'price-changed',
	});
	const placed = await shop.call(orderCreate, order(44.99, totals.grand_total));
	const { grand_total } = await shop.call(orderPayment, { params: { uuid: placed.backendOrderId } });
	expect(grand_total).toBe(totals.grand_total);
	const body = { secret: placed.orderSecret ?? '' };
	const again = await shop.call(orderAgain, { params: { uuid: placed.backendOrderId }, body });
	expect(again.lines).toMatchObject([
		{ qty: 3, product: { price: 49_99, tiers: [{ qty: 3, price: 44_99 }, { qty: 6 }] } },
	]);
});

it('refuses an order whose tier has changed since its shopper saw it (5.11, 15.22)', async () => {
	await shop.db.update(tierPrices).set({ price: 4_600 });
	expect(await shop.refused(orderCreate, order(44.99, 139.97))).toMatchObject({ errorCode: 'price-changed' });
});
