import { expect, it } from 'vitest';
import { choiceOf } from '../product/choice.ts';
import { BLOUSE, COLOR, pageOf, SCARF, SIZE } from '../products.fixture.ts';
import { soldOutOptions } from './sold-out-options.ts';

const NOW = Date.parse('2026-11-20');

function awaited(given: typeof BLOUSE, search = '') {
	const product = pageOf(given, NOW);
	return soldOutOptions(product, choiceOf(product, { childSku: undefined, search: new URLSearchParams(search) }));
}

it('of a product in stock without variants nothing is waited for, of a sold-out one itself', () => {
	expect(awaited(SCARF)).toEqual([]);
	const gone = { ...SCARF, stock: { ...SCARF.stock, is_in_stock: false } };
	expect(awaited(gone)).toEqual([{ id: SCARF.id, label: '' }]);
});

it('offers every sold-out variant, those of the colour that is shown first', () => {
	const children = BLOUSE.configurable_children?.map((child) => ({
		...child,
		stock: { product_id: child.id, is_in_stock: child.size !== SIZE.S, qty: 1 },
	}));
	const gone = { ...BLOUSE, configurable_children: children };
	expect(awaited(gone, `color=${COLOR.PINK}`).map(({ id }) => id)).toEqual([473, 471]);
	expect(awaited(gone, `color=${COLOR.BLUE}`).map(({ id }) => id)).toEqual([471, 473]);
});

it('names the one that is chosen', () => {
	const blueS = `color=${COLOR.BLUE}&size=${SIZE.S}`;
	expect(awaited(BLOUSE, blueS)).toEqual([{ id: 471, label: 'Błękitny, S' }]);
});
