import { productTile, TileSource } from '@pasaz/kernel/domain/product-tile';
import { expect, it } from 'vitest';
import { product } from '../catalogue.fixture.ts';
import { findInPages } from './find-on-device.ts';

const tile = (sku: string, name: string) => ({
	...productTile(TileSource.parse(product(sku)), 0),
	sku,
	name,
	href: `/${sku}`,
});
const page = (at: number, data: unknown) => ({ at, record: { loaderData: { page: data } } });

const PAGES = [
	page(2000, { listing: { products: [tile('a', 'Sukienka lniana Jagna'), tile('b', 'Koszula lniana')] } }),
	page(1000, { picks: [tile('a', 'Sukienka lniana'), tile('c', 'Czapka')], headImage: null }),
	'order of the pages',
	{ at: 1, found: 'of an older release' },
];
const names = (term: string) => findInPages(PAGES, term, 'pl-PL').tiles.map(({ name }) => name);

it.each([
	['sukienki', ['Sukienka lniana Jagna']],
	['lnianą sukienkę', ['Sukienka lniana Jagna']],
	['LNIAN', ['Sukienka lniana Jagna', 'Koszula lniana']],
	['czapki', ['Czapka']],
])('finds “%s” in the pages on the device, by the stems of the server (16.20)', (term, expected) => {
	expect(names(term)).toEqual(expected);
});

it('says since when the products are so, and that there are none (16.20)', () => {
	expect(findInPages(PAGES, 'lniana', 'pl-PL').keptAt).toBe(2000);
	expect(findInPages(PAGES, 'czapka', 'pl-PL').keptAt).toBe(1000);
	expect(findInPages(PAGES, 'buty', 'pl-PL')).toEqual({ tiles: [], keptAt: null });
});
