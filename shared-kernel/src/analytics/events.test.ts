import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AnalyticsEvent, eventValue, orderValue, productsOf, type TrackedProduct } from './events.ts';

const product = (sku: string, given: Partial<TrackedProduct> = {}): TrackedProduct => ({
	sku,
	name: sku,
	href: `/${sku}`,
	price: 1000,
	qty: 1,
	...given,
});
const many = Array.from({ length: 12 }, (_, index) => product(`SKU-${index}`));
const order = { id: '1001', grandTotal: 10_500, shipping: 500, products: [product('A', { qty: 10 })] };

it.each<[string, AnalyticsEvent, number]>([
	['a product is the product', { kind: 'product-browsed', product: product('A') }, 1],
	['a category is its first ten products', { kind: 'category-browsed', products: many }, 10],
	['a cart is all of it', { kind: 'cart-viewed', products: many }, 12],
	['an order is what was ordered', { kind: 'order-placed', order }, 1],
])('%s (23.3)', (_, event, expected) => {
	expect(productsOf(event)).toHaveLength(expected);
});

it.each([
	[{ grandTotal: 10_500, shipping: 500 }, 10_000],
	[{ grandTotal: 30_000, shipping: 0 }, 30_000],
])('the order %o is worth %i (15.15, 23.4)', (given, expected) => {
	expect(orderValue(given)).toBe(expected);
	expect(eventValue({ kind: 'order-placed', order: { ...order, ...given } })).toBe(expected);
});

it('is worth the sum of its products', () => {
	const products = fc.array(
		fc.record({ price: fc.nat(100_000), qty: fc.integer({ min: 1, max: 9 }) }).map((given) => product('A', given)),
	);
	fc.assert(
		fc.property(products, (list) => {
			const parts = list.map((one) => eventValue({ kind: 'product-browsed', product: one }));
			expect(eventValue({ kind: 'cart-viewed', products: list })).toBe(parts.reduce((sum, part) => sum + part, 0));
		}),
	);
});
