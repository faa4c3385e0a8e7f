import type { ServerCartItem } from '@pasaz/kernel/contract/cart';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shirts, socks } from '../checkout.fixture.ts';
import { cartHash } from './cart-hash.ts';
import { lineChange } from './line-change.ts';
import { adopt, afterRefusal } from './line-outcome.ts';
import { planSync } from './plan-sync.ts';

const item = (item_id: number, sku: string, qty: number): ServerCartItem => ({
	item_id,
	quote_id: 'cart',
	sku,
	qty,
	name: sku,
	price: 1,
	product_type: 'simple',
});

describe('planSync', () => {
	it('pushes what the server lacks', () => {
		expect(planSync([shirts(1)], [])).toEqual([{ do: 'push', line: shirts(1), item: null }]);
	});

	it("pushes this device's quantity over the server's", () => {
		const known = item(1, 'SWIT-M', 4);
		expect(planSync([shirts(1)], [known])).toEqual([{ do: 'push', line: shirts(1), item: known }]);
	});

	it("takes over the server's ids where both agree", () => {
		const known = item(1, 'SWIT-M', 1);
		expect(planSync([shirts(1)], [known])).toEqual([{ do: 'adopt', line: shirts(1), item: known }]);
	});

	it('deletes what this device no longer has', () => {
		const left = item(2, 'MGLA', 1);
		expect(planSync([shirts(1)], [item(1, 'SWIT-M', 1), left]).at(-1)).toEqual({ do: 'delete', item: left });
	});

	it('deals with every line and every item exactly once', () => {
		const skus = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D', 'E'));
		fc.assert(
			fc.property(skus, skus, (here, there) => {
				const lines = here.map((sku, index) => socks(1, { sku, id: index + 100 }));
				const items = there.map((sku, index) => item(index, sku, 1));
				const steps = planSync(lines, items);
				expect(steps.flatMap((step) => ('line' in step ? [step.line] : []))).toEqual(lines);
				const touched = steps.flatMap((step) => (step.item ? [step.item.item_id] : []));
				expect(touched.toSorted()).toEqual(items.map(({ item_id }) => item_id).toSorted());
			}),
		);
	});
});

describe('lineChange', () => {
	it('tells of a variant by its parent and the chosen options', () => {
		const change = lineChange(shirts(2), { cartId: 'cart', item: null });
		expect(change).toMatchObject({ sku: 'SWIT', qty: 2, quoteId: 'cart' });
		expect(change).not.toHaveProperty('item_id');
	});

	it('tells of a simple product by its own sku, under the id that the server gave', () => {
		const change = lineChange(socks(1), { cartId: 'cart', item: item(7, 'MGLA', 3) });
		expect(change).toEqual({ sku: 'MGLA', qty: 1, quoteId: 'cart', item_id: 7 });
	});
});

describe('after an answer', () => {
	it("a line takes over the server's ids", () => {
		expect(adopt(item(7, 'MGLA', 3))).toMatchObject({
			properties: { serverItemId: 7, serverCartId: 'cart', prevQty: 3, errors: {} },
		});
	});

	const sold = { code: 'out-of-stock' };
	const other = { code: 'product-unavailable' };
	it.each([
		['goes back to the agreed quantity', shirts(9, { serverItemId: 1, prevQty: 2 }), other, { qty: 2 }],
		['stays, marked, when it is merely sold out', shirts(1), sold, { isInStock: false, stockQty: 0 }],
	])('a refused line %s', (_, line, refusal, properties) => {
		expect(afterRefusal(line, refusal)).toEqual({ do: 'update', properties });
	});

	it.each([
		['the server never had it', shirts(1), other],
		['there was no quantity before', shirts(1, { serverItemId: 1 }), other],
	])('a refused line goes when %s', (_, line, refusal) => {
		expect(afterRefusal(line, refusal)).toEqual({ do: 'remove' });
	});
});

describe('cartHash', () => {
	it('follows goods and quantities only', () => {
		expect(cartHash([shirts(1, { serverItemId: 5, price: 1, stockQty: 0 })])).toBe(cartHash([shirts(1)]));
		expect(cartHash([shirts(2)])).not.toBe(cartHash([shirts(1)]));
		expect(cartHash([shirts(1), socks(1)])).not.toBe(cartHash([shirts(1)]));
	});
});
