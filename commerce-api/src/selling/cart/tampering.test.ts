import {
	cartCollectTotals,
	cartCreate,
	cartShippingInformation,
	cartTotals,
	cartUpdate,
	type Totals,
} from '@pasaz/kernel/contract/cart';
import type { AnyEndpoint } from '@pasaz/kernel/contract/endpoint';
import { type OrderRequest, orderCreate } from '@pasaz/kernel/contract/order';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { stock } from '../../platform/database/schema/catalog.ts';
import { orders } from '../../platform/database/schema/sales.ts';
import { orderOf } from '../orders/order.fixture.ts';

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp();
	await shop.db.update(stock).set({ qty: 1_000_000 }).where(eq(stock.sku, 'SZAL-1'));
});
afterAll(() => shop.close());

/** Numbers and what passes for numbers, none of them what was there. */
const forged: fc.Arbitrary<unknown> = fc.oneof(
	fc.constantFrom(0, -1, -49.99, 0.01, 1e308, -1e308, 1e-7, 1.5, '1e3', '0', 'NaN', '49,99', null, true, [], {}),
	fc.double(),
	fc.integer(),
	fc.string({ maxLength: 8 }),
);
/** Fields that a shop's answers have, and a request has no business with. */
const FOREIGN = ['price', 'base_price', 'row_total', 'discount_amount', 'grand_total', 'tax_amount', 'amount', 'rate'];

const methods = { shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' };
const information = { shippingAddress: { countryId: 'PL' }, ...methods };
async function filledCart(): Promise<string> {
	const cartId = await shop.call(cartCreate);
	await shop.call(cartUpdate, { query: { cartId }, body: { cartItem: { sku: 'SZAL-1', qty: 2 } } });
	await shop.call(cartShippingInformation, { query: { cartId }, body: { addressInformation: information } });
	return cartId;
}
const raw = async (endpoint: AnyEndpoint, cartId: string, body: unknown) =>
	shop.send(endpoint, { query: { cartId }, body, headers: { 'Idempotency-Key': crypto.randomUUID() } });
const honest = ({ qty }: { qty: number }) => (4999 * qty + (4999 * qty >= 30_000 ? 0 : 500)) / 100;
const isFair = (totals: Totals) => totals.grand_total === honest({ qty: totals.items_qty });

describe('whatever a client says of amounts (27.3)', () => {
	it('the totals are the shop’s, or the call is refused', async () => {
		const cartId = await filledCart();
		const where = fc.constantFrom('line', 'address', 'methods', 'root');
		await fc.assert(
			fc.asyncProperty(where, fc.constantFrom(...FOREIGN), forged, async (place, field, value) => {
				const lie = { [field]: value };
				const at = (name: string) => (name === place ? lie : {});
				const answers = [
					await raw(cartUpdate, cartId, { cartItem: { sku: 'SZAL-1', qty: 2, ...at('line') }, ...at('root') }),
					await raw(cartShippingInformation, cartId, {
						addressInformation: {
							...information,
							...at('methods'),
							shippingAddress: { countryId: 'PL', ...at('address') },
						},
					}),
					await raw(cartCollectTotals, cartId, { methods: { ...methods, ...at('methods') }, ...at('root') }),
				];
				for (const { status } of answers) expect(status).toBeLessThan(500);
				const totals = await shop.call(cartTotals, { query: { cartId } });
				expect([totals.items_qty, isFair(totals)]).toEqual([2, true]);
			}),
			{ numRuns: 60 },
		);
	});

	it('a quantity is a whole number from 1 to 999, or the call is refused', async () => {
		const cartId = await filledCart();
		await fc.assert(
			fc.asyncProperty(fc.oneof(forged, fc.integer({ min: 1, max: 999 })), async (qty) => {
				const { status } = await raw(cartUpdate, cartId, { cartItem: { sku: 'SZAL-1', qty } });
				const isQuantity = Number.isInteger(qty) && Number(qty) >= 1 && Number(qty) <= 999;
				expect(status).toBe(isQuantity ? 200 : 422);
				expect(isFair(await shop.call(cartTotals, { query: { cartId } }))).toBe(true);
			}),
			{ numRuns: 60 },
		);
	});

	it('an order costs what the shop asks, or is refused', async () => {
		const path = fc.constantFrom(
			['products', 0, 'price'],
			['products', 0, 'qty'],
			['products', 0, 'tax'],
			['grand_total'],
			['addressInformation', 'shipping_amount'],
		);
		await fc.assert(
			fc.asyncProperty(path, forged, async (keys, value) => {
				const body: OrderRequest = structuredClone(orderOf([{ sku: 'SZAL-1', qty: 2, price: 49.99 }]));
				set(body, keys, value);
				const response = await raw(orderCreate, '', body);
				expect([200, 409, 422]).toContain(response.status);
				if (response.status !== 200) return;
				const { result } = await response.json();
				const [stored] = await shop.db.select().from(orders).where(eq(orders.uuid, result.backendOrderId));
				const qty = body.products[0]?.qty ?? 0;
				expect(stored?.grandTotal).toBe(Math.round(honest({ qty }) * 100));
			}),
			{ numRuns: 80 },
		);
	});
});

function set(target: object, [key = '', ...rest]: readonly (string | number)[], value: unknown): void {
	const next: unknown = Reflect.get(target, key);
	if (rest.length > 0 && typeof next === 'object' && next !== null) set(next, rest, value);
	else Reflect.set(target, key, value);
}
