import { STORE_VIEWS } from '@pasaz/kernel/contract/store-views.fixture';
import { toGrosze } from '@pasaz/kernel/domain/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Catalog } from '../../catalogue/catalog-view.ts';
import { createStorefronts } from '../../catalogue/prices/storefront.ts';
import { type CouponRow, discountOf, goodsOf, spread, withDiscount } from './discount.ts';
import { shippingMethods } from './methods.ts';
import { parcelOf } from './quote.ts';
import type { Sellable } from './sellable.ts';
import { totalsOf } from './totals.ts';

const [poland] = STORE_VIEWS;
if (!poland) throw new Error('There is no store view');
const catalog: Catalog = { view: async () => ({ taxRules: [] }) as never };
const storefront = await createStorefronts(STORE_VIEWS, catalog).of(poland);

const line = fc.record({
	price: fc.integer({ min: 0, max: 500_000 }),
	qty: fc.integer({ min: 1, max: 999 }),
	taxPercent: fc.constantFrom(0, 5, 8, 23),
	virtual: fc.boolean(),
});
const lines = fc.array(line, { minLength: 1, maxLength: 12 }).map((all) =>
	all.map(({ qty, ...given }, index) => {
		const product: Sellable = {
			...given,
			isInStock: true,
			lineKey: `SKU-${index}`,
			sku: `SKU-${index}`,
			productId: index,
			name: '',
			type: 'simple',
			image: null,
			options: [],
			productOption: undefined,
			components: [],
			isGiftCard: false,
			tiers: [],
			surcharge: 0,
		};
		return { itemId: index, qty, product };
	}),
);
const coupon = fc
	.record({
		kind: fc.constantFrom<CouponRow['kind']>('percent', 'fixed', 'free-shipping'),
		percent: fc.integer({ min: 1, max: 100 }),
		amount: fc.integer({ min: 1, max: 10_000_000 }),
	})
	.map(
		({ kind, percent, amount }): CouponRow => ({
			code: 'TEST',
			kind,
			percent,
			amounts: { PLN: amount },
			minimums: {},
			active: true,
			uses: 0,
			validFrom: null,
			validUntil: null,
			mostUses: null,
			mostUsesPerCustomer: null,
		}),
	);

type Lines = typeof lines extends fc.Arbitrary<infer T> ? T : never;
function bill(bought: Lines, given: CouponRow) {
	const discount = discountOf(given, { goods: goodsOf(bought), currency: 'PLN', now: new Date(0) });
	const [shipping] = shippingMethods(parcelOf(bought, discount), 'PL', {
		storefront,
		pickupPoints: [],
		collectIn: new Set(),
	});
	return totalsOf({ lines: withDiscount(bought, discount), discount, shipping, storefront });
}

describe('spreading an amount', () => {
	const weights = fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 20 });

	it('gives parts that add up to it, none above its weight (5.12)', () => {
		fc.assert(
			fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (given, part) => {
				const amount = Math.floor(given.reduce((sum, weight) => sum + weight, 0) * part);
				const parts = spread(
					amount,
					given.map((weight, index) => ({ key: String(index), weight })),
				);
				expect(parts.reduce((sum, value) => sum + value, 0)).toBe(amount);
				for (const [index, value] of parts.entries()) {
					expect(value).toBeGreaterThanOrEqual(0);
					expect(value).toBeLessThanOrEqual(given[index] ?? 0);
				}
			}),
		);
	});

	it('gives the odd cents to the largest remainders, and among equals by name', () => {
		const thirds = ['c', 'a', 'b'].map((key) => ({ key, weight: 100 }));
		expect(spread(100, thirds)).toEqual([33, 34, 33]);
		expect(spread(101, thirds)).toEqual([33, 34, 34]);
	});

	it('is zero for lines without a price', () => {
		expect(spread(0, [{ key: 'a', weight: 0 }])).toEqual([0]);
	});
});

describe('totals (5.12, 14.1)', () => {
	it('are the sum of their parts, and never negative', () => {
		fc.assert(
			fc.property(lines, coupon, (bought, given) => {
				const totals = bill(bought, given);
				const sum = (pick: (item: (typeof totals.items)[number]) => number) =>
					totals.items.reduce((all, item) => all + toGrosze(pick(item)), 0);
				const segment = (code: string) =>
					toGrosze(totals.total_segments.find((found) => found.code === code)?.value ?? 0);

				expect(sum((item) => item.row_total_incl_tax)).toBe(toGrosze(totals.subtotal_incl_tax));
				expect(sum((item) => item.row_total_with_discount)).toBe(toGrosze(totals.subtotal_with_discount));
				expect(sum((item) => item.discount_amount) + toGrosze(totals.discount_amount)).toBe(0);
				expect(sum((item) => item.tax_amount) + toGrosze(totals.shipping_tax_amount)).toBe(toGrosze(totals.tax_amount));
				const net = toGrosze(totals.subtotal_with_discount) + toGrosze(totals.shipping_amount);
				expect(net + toGrosze(totals.tax_amount)).toBe(toGrosze(totals.grand_total));
				expect(segment('subtotal') + segment('shipping') + segment('discount')).toBe(segment('grand_total'));
				expect(totals.grand_total).toBeGreaterThanOrEqual(0);
				for (const item of totals.items) expect(item.tax_amount).toBeGreaterThanOrEqual(0);
			}),
		);
	});

	it('name the taxes by the rates of the goods, and these add up to the tax', () => {
		fc.assert(
			fc.property(lines, coupon, (bought, given) => {
				const totals = bill(bought, given);
				const details = totals.total_segments.find(({ code }) => code === 'tax')?.extension_attributes
					?.tax_grandtotal_details;
				expect(details?.reduce((sum, { amount }) => sum + toGrosze(amount), 0)).toBe(toGrosze(totals.tax_amount));
				const known = bought.map(({ product }) => String(product.taxPercent));
				for (const { rates } of details ?? []) expect(known).toContain(rates[0]?.percent);
			}),
		);
	});

	it('do not depend on the order of the lines', () => {
		fc.assert(
			fc.property(lines, coupon, (bought, given) => {
				const there = bill(bought, given);
				const back = bill(bought.toReversed(), given);
				const bySku = (items: typeof there.items) => items.toSorted((a, b) => a.item_id - b.item_id);
				expect({ ...back, items: bySku(back.items) }).toEqual({ ...there, items: bySku(there.items) });
			}),
		);
	});
});
