import { pictureFallback } from '@pasaz/kernel/domain/picture';
import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import { expect, it, vi } from 'vitest';
import { briefTiles } from './brief-tiles.server.ts';
import type { ListingFilter } from './listing-filters.ts';
import { readTiles } from './read-tiles.ts';

const RED = { id: 8, label: 'Rudy', colour: '#a9552c' };
const BLACK = { id: 25, label: 'Czarny', colour: '#201f1f' };

const usual: ProductTile = {
	id: 1,
	sku: 'S-1',
	name: 'Sukienka',
	href: '/sukienka',
	image: '/s/u/sukienka-front',
	hoverImage: '/s/u/sukienka-back',
	price: 38900,
	regularPrice: 38900,
	lowest30Days: null,
	from: false,
	isNew: false,
	isInStock: true,
	swatches: [RED, BLACK],
};

const TILES: ProductTile[] = [
	usual,
	{ ...usual, id: 2, regularPrice: 45900, lowest30Days: 38900, from: true, isNew: true, isInStock: false },
	{ ...usual, id: 3, name: 'Suknia „Łąka”', href: '/p/S-1?color=8' },
	{ ...usual, id: 4, href: '/suknia-łąka' },
	{ ...usual, id: 5, image: null, swatches: [], lang: 'pl', rating: { average: 4.5, count: 2 } },
];

const filterOf = (...colours: (typeof RED)[]): ListingFilter => ({
	code: 'color',
	label: 'Kolor',
	options: colours.map((colour) => ({ ...colour, id: String(colour.id), count: 1 })),
});

/** The tiles' pictures, with their names, and links as a document has them. */
function show(tiles: readonly ProductTile[], prefix = '') {
	const articles = tiles.map(({ name, image, href }) => {
		const elements: Record<string, Record<string, string>> = {
			a: { href: prefix + href },
			...(image && { img: { src: pictureFallback(image, 'tile'), alt: name } }),
		};
		return {
			querySelector: (element: string) =>
				elements[element] && { getAttribute: (attribute: string) => elements[element]?.[attribute] },
		};
	});
	vi.stubGlobal('document', { querySelectorAll: () => articles });
}

/** A document's JSON says nothing of fields that are undefined. */
const told = (value: unknown) => JSON.parse(JSON.stringify(value));

it.each([
	['with every colour', [filterOf(RED, BLACK)]],
	['without a colour', [filterOf(BLACK)]],
	['with another name or shade of a colour', [filterOf({ ...RED, label: 'Ruda' }, { ...BLACK, colour: '#000000' })]],
	['without colours', []],
])('tiles are read back as they were, beside a filter %s', (_, filters) => {
	show(TILES, '/de');
	const withinStore = (href: string) => href.replace('/de', '');
	expect(readTiles(told(briefTiles(TILES, filters)), { filters, withinStore })).toEqual(TILES);
});

it('a document tells neither what it shows nor what is usual', () => {
	const [first] = briefTiles(TILES, [filterOf(RED, BLACK)]);
	const { name, href, image, regularPrice, lowest30Days, from, isNew, isInStock, ...rest } = usual;
	expect(first).toEqual({ ...rest, swatches: [8, 25] });
});

it('a document tells each colour once', () => {
	const told = briefTiles([usual, { ...usual, id: 2 }], [filterOf(BLACK)]);
	expect(told.map(({ swatches }) => swatches)).toEqual([
		[RED, 25],
		[8, 25],
	]);
});
