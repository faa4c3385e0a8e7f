import type { TestApp } from '../../../commerce-api/src/app.fixture.ts';
import { catalogSearch, type SearchQuery, type SearchRequest } from '../../../shared-kernel/src/contract/catalog.ts';
import { TILE_FIELDS } from '../../../shared-kernel/src/domain/product-tile.ts';

type Filters = NonNullable<SearchQuery['_appliedFilters']>;

/** The filters that the shop's own pages send. */
const LISTED: Filters = [
	{ attribute: 'visibility', value: { in: [2, 3, 4] } },
	{ attribute: 'status', value: { in: [0, 1] } },
];
const TEXTS = [
	...['sukienka', 'sukienki lniane', 'koszula', 'koszule męskie', 'czerwona sukienka', 'zolty sweter', 'kurtka zimowa'],
	...['płaszcz wełniany', 'spodnie', 'spodni', 'bluza z kapturem', 'szalik', 'czapka', 'czapek', 'swetrow', 'golf'],
	...[
		'sukeinka',
		'koszla',
		'kurtkka',
		'marynrka',
		'jagna',
		'malwa',
		'halina',
		'buty',
		'torebka skórzana',
		'len',
		'lnu',
	],
	...['t-shirt', 'BRZ-SU-001', 'brz-su', 'sukienka koszulowa halina', 'bawełniana koszulka', 'spódnica midi plisowana'],
];
const SORTS = ['order_priority:desc', 'updated_at:desc', 'final_price:asc', 'final_price:desc'];
const FACETS = ['color', 'size', 'material', 'fason', 'wzor', 'sezon', 'erin_recommends', 'flags_ids', 'price'];

/** Throws the same numbers in every run, so that runs can be compared. */
function createDice(seed: number): (sides: number) => number {
	let state = seed;
	return (sides) => {
		state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
		return Math.floor((state / 4_294_967_296) * sides);
	};
}

/** Makes listings with all facets and text searches; hardly two of them are the same. */
export async function listingQuestions(shop: TestApp, count: number, seed: number): Promise<SearchRequest[]> {
	const list = (type: 'attribute' | 'category') =>
		shop.call(catalogSearch, { body: { type, searchQuery: {}, size: 150 } });
	const categories = (await list('category')).hits.map(({ id }) => Number(id));
	const attributes = (await list('attribute')).hits;
	const optionsOf = (code: string) => {
		const options = attributes.find(({ attribute_code }) => attribute_code === code)?.options;
		return Array.isArray(options) ? options.map(({ value }) => Number(value)) : [];
	};
	const [colours, sizes] = [optionsOf('color'), optionsOf('size')];
	const dice = createDice(seed);
	const pick = <T>(values: readonly T[]): T[] => values.slice(dice(values.length)).slice(0, 1);

	return Array.from({ length: count }, (_, index) => {
		const filters: Filters = [...LISTED];
		const isText = index % 3 === 0;
		if (!isText) filters.push({ attribute: 'category_ids', value: { in: pick(categories) } });
		if (dice(2) === 0) filters.push({ attribute: 'color', value: { in: pick(colours) }, scope: 'catalog' });
		if (dice(3) === 0) filters.push({ attribute: 'size', value: { in: pick(sizes) }, scope: 'catalog' });
		if (dice(3) === 0) {
			const from = dice(200);
			filters.push({ attribute: 'price', value: { gte: from, lte: from + 20 + dice(300) }, scope: 'catalog' });
		}
		return {
			type: 'product',
			searchQuery: {
				_appliedFilters: filters,
				_availableFilters: FACETS.map((field) => ({ field, scope: 'catalog' })),
				...(isText && { _searchText: pick(TEXTS).join() }),
			},
			size: 50,
			from: dice(3) === 0 ? 50 * dice(4) : 0,
			...(!isText && { sort: pick(SORTS).join() }),
			sourceInclude: [...TILE_FIELDS],
		};
	});
}

export async function skuQuestions(shop: TestApp, count: number): Promise<SearchRequest[]> {
	const searchQuery = { _appliedFilters: LISTED };
	const pages = await Promise.all(
		[0, 100, 200].map((from) =>
			shop.call(catalogSearch, {
				body: { type: 'product', searchQuery, size: 100, from, sort: 'name:asc', sourceInclude: ['sku'] },
			}),
		),
	);
	const skus = pages.flatMap(({ hits }) => hits.map(({ sku }) => String(sku))).slice(0, count);
	return skus.map((sku) => ({
		type: 'product',
		searchQuery: { _appliedFilters: [{ attribute: 'sku', value: { eq: sku } }] },
		size: 1,
	}));
}
