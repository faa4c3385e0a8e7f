import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLOUSE, COLOR, SCARF, SIZE } from '../products.fixture.ts';
import { choiceOf, isOffered } from './choice.ts';
import { productCore } from './product-core.ts';

const blouse = productCore(BLOUSE, 0);
const choose = (search: string, childSku?: string) =>
	choiceOf(blouse, { childSku, search: new URLSearchParams(search) });

describe('the choice in the address', () => {
	it('opens with the colour of the first picture and asks for a size', () => {
		const { selection, chosen, shown, missing } = choose('');
		expect(selection).toEqual({ color: COLOR.BLUE });
		expect(chosen).toBeNull();
		expect(shown?.options.color).toBe(COLOR.BLUE);
		expect(missing.map(({ code }) => code)).toEqual(['size']);
	});

	it.each([
		[`color=${COLOR.PINK}&size=${SIZE.M}`, undefined, 'BL-006-PUD-M'],
		['childSku=BL-006-PUD-S', undefined, 'BL-006-PUD-S'],
		['', 'BL-006-BLE-M', 'BL-006-BLE-M'],
		['childSku=BL-006-PUD-S', 'BL-006-BLE-M', 'BL-006-PUD-S'],
		[`childSku=BL-006-PUD-S&size=${SIZE.M}`, undefined, 'BL-006-PUD-M'],
		[`size=${SIZE.M}`, undefined, 'BL-006-BLE-M'],
		['color=999&size=abc', undefined, undefined],
	])('%j with the path’s sku %s is %s (2.26)', (search, childSku, sku) => {
		expect(choose(search, childSku).chosen?.sku).toBe(sku);
	});

	it('keeps to what was asked for when it is sold out', () => {
		const { chosen, shown } = choose(`color=${COLOR.BLUE}&size=${SIZE.S}`);
		expect(chosen).toMatchObject({ sku: 'BL-006-BLE-S', isInStock: false });
		expect(shown).toBe(chosen);
	});

	it('shows the opening colour when nothing is in stock', () => {
		const variants = blouse.variants.map((variant) => ({ ...variant, isInStock: false }));
		const { shown, chosen } = choiceOf({ ...blouse, variants }, { childSku: undefined, search: new URLSearchParams() });
		expect([shown?.options.color, chosen]).toEqual([COLOR.BLUE, null]);
	});

	it('is empty for a product without variants', () => {
		const scarf = choiceOf(productCore(SCARF, 0), { childSku: 'SZ-002', search: new URLSearchParams() });
		expect(scarf).toEqual({ selection: {}, chosen: null, shown: null, missing: [] });
	});

	it('never shows a colour other than the chosen one', () => {
		const id = fc.constantFrom(COLOR.BLUE, COLOR.PINK);
		fc.assert(
			fc.property(id, fc.constantFrom('', SIZE.S, SIZE.M), (color, size) => {
				expect(choose(`color=${color}&size=${size}`).shown?.options.color).toBe(color);
			}),
		);
	});
});

it.each([
	['color', COLOR.BLUE, { size: SIZE.S }, true],
	['size', SIZE.S, { color: COLOR.BLUE }, false],
	['size', SIZE.S, { color: COLOR.PINK }, true],
	['size', SIZE.S, {}, true],
])('%s %i beside %o is offered: %s', (code, value, selection, offered) => {
	expect(isOffered(blouse, { code, value }, selection)).toBe(offered);
});
