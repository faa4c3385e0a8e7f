import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { toGrosze } from './money.ts';
import { withPlatformPrice } from './platform-price.ts';
import { shownPrice } from './price.ts';

const PRODUCT = { sku: 'A', price: 1, price_incl_tax: 1.23, special_price_incl_tax: 0.5 };
const info = (final_price: number, regular_price: number, special_price: number | null = null) => ({
	final_price,
	regular_price,
	special_price,
});

describe('a platform price', () => {
	it('replaces all forms of all prices, with the signature', () => {
		const net = { tax_adjustments: info(65.04, 81.3, 65.04) };
		const synced = withPlatformPrice(PRODUCT, {
			sgn: 'signed',
			price_info: { ...info(80, 100, 80), extension_attributes: net },
		});
		expect(synced).toEqual({
			sku: 'A',
			price: 65.04,
			price_tax: 14.96,
			price_incl_tax: 80,
			final_price: 65.04,
			final_price_tax: 14.96,
			final_price_incl_tax: 80,
			original_price: 81.3,
			original_price_tax: 18.7,
			original_price_incl_tax: 100,
			special_price: 65.04,
			special_price_tax: 14.96,
			special_price_incl_tax: 80,
			price_is_current: true,
			sgn: 'signed',
		});
	});

	test.each([
		['below the regular price stays', info(80, 100, 80), 80],
		['is cleared when the final price equals the regular one', info(100, 100, 80), 0],
		['is cleared when the final price is above the regular one', info(110, 100, 80), 0],
		['is 0 when there is none', info(80, 100), 0],
	])('a special price %s', (_, price_info, expected) => {
		expect(withPlatformPrice(PRODUCT, { price_info })).toMatchObject({ special_price_incl_tax: expected });
	});

	it('is not current when prices are not awaited, and the product keeps its own', () => {
		expect(withPlatformPrice(PRODUCT, undefined)).toEqual({ ...PRODUCT, price_is_current: false });
	});

	it('adds up in each form and is what the shopper sees', () => {
		const amount = fc.integer({ min: 1, max: 1_000_000 }).map((grosze) => grosze / 100);
		fc.assert(
			fc.property(amount, amount, amount, (final, regular, special) => {
				const synced = withPlatformPrice({ price_incl_tax: 0 }, { price_info: info(final, regular, special) });
				if (!synced.price_is_current) throw new Error('not synced');
				expect(toGrosze(synced.price) + toGrosze(synced.price_tax)).toBe(toGrosze(synced.price_incl_tax));
				if (final < regular) {
					expect(shownPrice({ ...synced, special_price_incl_tax: null }, 0).final).toBe(toGrosze(final));
				} else expect(synced.special_price_incl_tax).toBe(0);
			}),
		);
	});
});
