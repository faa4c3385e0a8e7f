import { describe, expect, it } from 'vitest';
import type { CustomOptionOffer } from '../contract/product.ts';
import { chooseCustomOptions } from './custom-options.ts';

const initials: CustomOptionOffer = {
	option_id: 1,
	title: 'Inicjały',
	type: 'field',
	is_require: true,
	max_characters: 3,
};
const thread: CustomOptionOffer = {
	...{ option_id: 2, title: 'Kolor nici', type: 'drop_down', is_require: false },
	values: [
		{ option_type_id: 1, title: 'ton w ton' },
		{ option_type_id: 2, title: 'złoty', price: 12, price_type: 'fixed' },
		{ option_type_id: 3, title: 'srebrny', price: 12.5, price_type: 'percent' },
		{ option_type_id: 0, title: 'inny', price: 99, price_type: 'fixed' },
	],
};
const choose = (...given: [string, string][]) => {
	const options = given.map(([option_id, option_value]) => ({ option_id, option_value }));
	const { problems, ...choice } = chooseCustomOptions([initials, thread], options, 99_99);
	return { ...choice, problems: Object.fromEntries(problems) };
};

describe('custom options, checked by their type (22.7)', () => {
	it.each([
		['nothing for a text', [['1', 'AB']], 0],
		[
			'nothing for a value without a price',
			[
				['1', 'AB'],
				['2', '1'],
			],
			0,
		],
		[
			'a fixed amount',
			[
				['1', 'AB'],
				['2', '2'],
			],
			12_00,
		],
		[
			'a share of the original price, rounded once',
			[
				['1', 'AB'],
				['2', '3'],
			],
			12_50,
		],
		[
			'nothing for a value without an id',
			[
				['1', 'AB'],
				['2', '0'],
			],
			0,
		],
	] satisfies [string, [string, string][], number][])('cost %s (5.6)', (_, given, surcharge) => {
		expect(choose(...given)).toMatchObject({ surcharge, problems: {} });
	});

	it.each([
		['a required one is missing', [], { 1: 'missing' }],
		['a text is blank', [['1', ' ']], { 1: 'missing' }],
		['a line of text is broken', [['1', 'A\nB']], { 1: 'unknown' }],
		['a text is too long', [['1', 'ABCD']], { 1: 'too-long' }],
		[
			'a value is not offered',
			[
				['1', 'AB'],
				['2', '4'],
			],
			{ 2: 'unknown' },
		],
		[
			'the product has no such option',
			[
				['1', 'AB'],
				['5', '1'],
			],
			{ 5: 'unknown' },
		],
		[
			'one is chosen twice',
			[
				['1', 'AB'],
				['2', '2'],
				['2', '2'],
			],
			{ 2: 'unknown' },
		],
	] satisfies [string, [string, string][], object][])('are a problem where %s (4.27, 5.6)', (_, given, problems) => {
		const choice = choose(...given);
		expect(choice.problems).toEqual(problems);
		expect(choice.surcharge).toBe(0);
	});

	it('are told as the shopper reads them', () => {
		expect(choose(['2', '2'], ['1', 'ŁŻ']).labels).toEqual([
			{ label: 'Inicjały', value: 'ŁŻ' },
			{ label: 'Kolor nici', value: 'złoty' },
		]);
	});
});
