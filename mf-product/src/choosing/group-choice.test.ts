import { expect, it } from 'vitest';
import { productCore } from '../product/product-core.ts';
import { BLOUSE, COLOR, SCARF, SIZE } from '../products.fixture.ts';
import { additionsOf, chosenParts, groupPrice } from './group-choice.ts';

const core = (product: typeof BLOUSE) => ({ sku: product.sku, product: productCore(product, Date.now()) });
const GROUP = [core(BLOUSE), core(SCARF), { sku: 'GONE', product: null }];
const TEXTS = { choose: () => 'Wybierz', noVariants: '', noSuchVariant: '', variantSoldOut: 'Wyprzedane' };
const PINK_M = { size: String(SIZE.M), color: String(COLOR.PINK) };

it('each part costs what so many pieces of it cost (5.11)', () => {
	const scarf = core({ ...SCARF, tier_prices: [{ customer_group_id: 32_000, qty: 2, value: 129 }] });
	const priceOf = (quantity: number) => groupPrice(chosenParts([scarf], { [SCARF.sku]: { quantity } }, TEXTS));
	expect([priceOf(1), priceOf(2)]).toEqual([149_00, 2 * 129_00]);
});

it('each part has a size and a number of pieces of its own (4.28)', () => {
	const parts = chosenParts(GROUP, { [BLOUSE.sku]: { options: PINK_M, quantity: 2 } }, TEXTS);
	expect(additionsOf(parts)).toMatchObject([
		{ quantity: 2, product: { sku: 'BL-006-PUD-M', errors: {}, price: 199_00 } },
		{ quantity: 1, product: { sku: 'SZ-002', price: 149_00 } },
	]);
	expect(groupPrice(parts)).toBe(2 * 199_00 + 149_00);
});

it('asks for a missing size, and leaves out what nobody wants', () => {
	expect(additionsOf(chosenParts(GROUP, { [SCARF.sku]: { quantity: 0 } }, TEXTS))).toMatchObject([
		{ quantity: 1, product: { sku: BLOUSE.sku, errors: { size: 'Wybierz' } } },
	]);
});

it('never takes more than there is (4.28)', () => {
	const [blouse, scarf] = chosenParts(
		GROUP,
		{ [BLOUSE.sku]: { options: { size: String(SIZE.S), color: String(COLOR.BLUE) } }, [SCARF.sku]: { quantity: 9 } },
		TEXTS,
	);
	expect(blouse).toMatchObject({ quantity: 0, max: 0 });
	expect(scarf).toMatchObject({ quantity: 2, max: 2 });
});
