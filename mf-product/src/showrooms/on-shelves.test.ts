import { expect, it } from 'vitest';
import { choiceOf } from '../product/choice.ts';
import type { PageVariant } from '../product/product-page-data.ts';
import { shownVariants, showroomsWith } from './on-shelves.ts';

const ATTRIBUTES = [
	{
		id: 1,
		code: 'color',
		label: 'Kolor',
		values: [
			{ id: 1, label: 'Rudy', swatch: '#a40' },
			{ id: 2, label: 'Biały', swatch: '#fff' },
		],
	},
	{
		id: 2,
		code: 'size',
		label: 'Rozmiar',
		values: [
			{ id: 10, label: 'S' },
			{ id: 11, label: 'M' },
		],
	},
];
const variant = (sku: string, color: number, size: number): PageVariant => ({
	...{ id: 1, sku, options: { color, size }, price: 1, regularPrice: 1, lowest30Days: null },
	...{ isInStock: true, stockQty: 1, gallery: 0 },
});
const PRODUCT = {
	sku: 'J',
	attributes: ATTRIBUTES,
	variants: [variant('J-R-S', 1, 10), variant('J-R-M', 1, 11), variant('J-B-S', 2, 10)],
	galleries: [[]],
	isInStock: true,
};
const choice = (search: string) => choiceOf(PRODUCT, { childSku: undefined, search: new URLSearchParams(search) });
const place = (slug: string) => ({
	...{ slug, name: slug, street: 'Polna 1', postcode: '', city: 'Łódź', country: 'PL', latitude: 0, longitude: 0 },
	...{ timeZone: 'Europe/Warsaw', phone: null, email: null, hint: null, services: [], hours: [], specialDays: [] },
});

it('rule 10.12: showrooms with the chosen size come first, those without any of the colour are left out', () => {
	const wanted = shownVariants(PRODUCT, choice('color=1&size=11'));
	expect(wanted).toEqual([
		{ sku: 'J-R-S', label: 'S', isChosen: false, isInStock: true },
		{ sku: 'J-R-M', label: 'M', isChosen: true, isInStock: true },
	]);
	const stock = [
		{ slug: 'a', sku: 'J-R-S', qty: 2 },
		{ slug: 'a', sku: 'J-R-M', qty: 0 },
		{ slug: 'b', sku: 'J-R-S', qty: 1 },
		{ slug: 'b', sku: 'J-R-M', qty: 1 },
		{ slug: 'c', sku: 'J-B-S', qty: 9 },
	];
	const collecting = ['a', 'b', 'c'].map((slug) => ({ ...place(slug), services: ['collect' as const] }));
	const shelves = showroomsWith(collecting, stock, wanted);
	// only what is chosen counts
	expect(shelves.map(({ canCollect }) => canCollect)).toEqual([true, false]);
	expect(shelves.map(({ showroom, labels, hasChosen }) => [showroom.slug, labels, hasChosen])).toEqual([
		['b', ['S', 'M'], true],
		['a', ['S'], false],
	]);
});

it('rule 10.12: a product without variants is asked for itself', () => {
	const scarf = { sku: 'SZ', attributes: [], variants: [], galleries: [[]], isInStock: false };
	const wanted = shownVariants(scarf, choiceOf(scarf, { childSku: undefined, search: new URLSearchParams() }));
	expect(wanted).toEqual([{ sku: 'SZ', label: '', isChosen: true, isInStock: false }]);
	// what is sold out in the shop cannot be ordered to a showroom that has it
	const collecting = [{ ...place('a'), services: ['collect' as const] }];
	const canCollect = (isInStock: boolean) =>
		showroomsWith(
			collecting,
			[{ slug: 'a', sku: 'SZ', qty: 1 }],
			wanted.map((one) => ({ ...one, isInStock })),
		)[0]?.canCollect;
	expect([canCollect(true), canCollect(false)]).toEqual([true, false]);
});
