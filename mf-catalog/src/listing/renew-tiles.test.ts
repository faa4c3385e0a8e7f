import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import { expect, it } from 'vitest';
import { type GrownList, withPages } from './grown-list.ts';
import type { Listing } from './listing.ts';
import { renewTiles } from './renew-tiles.ts';

function tile(sku: string, price = 100): ProductTile {
	const place = { id: 1, sku, name: sku, href: `/${sku}`, image: null, hoverImage: null };
	const prices = { price, regularPrice: price, lowest30Days: null, from: false };
	return { ...place, ...prices, isNew: false, isInStock: true, swatches: [] };
}

const [A, B, C, D, E] = [tile('a'), tile('b'), tile('c'), tile('d'), tile('e')];

function listingOf(tiles: ProductTile[]): Listing {
	const head = { title: '', description: null, metaTitle: null, metaDescription: null, path: '/ona', term: null };
	const found = { page: 1, pageCount: 3, total: 6, isFiltered: false, filters: [], ranges: [] };
	return { ...head, tag: null, crumbs: [], subcategories: [], ...found, tiles };
}

/** Renews a list that memory put together of the pages `a b` and `c d`, of which the server now has `pages`. */
async function renew(pages: ProductTile[][], change: (shown: GrownList) => GrownList = (shown) => shown) {
	const listing = listingOf([A, B]);
	const opened: GrownList = { listing, tiles: [A, B, C, D], pages: 2, status: 'ready' };
	let shown = opened;
	const current: { current: Listing | null } = { current: listing };
	await renewTiles({
		listing,
		pages: 2,
		async readNext(page) {
			shown = change(shown);
			current.current = shown.listing;
			return { tiles: pages[page] ?? [] };
		},
		current,
		setShown(next) {
			shown = typeof next === 'function' ? next(shown) : next;
		},
	});
	return { opened, shown };
}

it('shows the further pages of a list that came from memory as the server has them now (3.8)', async () => {
	const cheaper = tile('c', 80);
	const { shown } = await renew([[], [cheaper, E]]);
	expect(shown).toMatchObject({ tiles: [A, B, cheaper, E], pages: 2, status: 'ready' });
});

it('shows no product twice that moved to the next page meanwhile', async () => {
	expect((await renew([[], [B, C]])).shown.tiles).toEqual([A, B, C]);
});

it('shows nothing anew where all is as it was', async () => {
	const { opened, shown } = await renew([[], [C, D]]);
	expect(shown).toBe(opened);
});

it.each<[string, (shown: GrownList) => GrownList]>([
	['lengthened', (shown) => ({ ...shown, tiles: [...shown.tiles, E], pages: 3 })],
	['left for another', () => ({ listing: listingOf([E]), tiles: [E], pages: 1, status: 'ready' })],
])('leaves a list alone that was %s meanwhile', async (_, change) => {
	const { opened, shown } = await renew([[], [E]], change);
	expect(shown.tiles).toEqual(change(opened).tiles);
});

it('keeps saying that more is on its way', async () => {
	const { shown } = await renew([[], [E]], (shown) => ({ ...shown, status: 'loading' }));
	expect(shown).toMatchObject({ tiles: [A, B, E], status: 'loading' });
});

it('takes the next page on to what it has read, with what has moved there, and nothing twice (3.8)', async () => {
	const { shown } = await renew([[], [C, E]], (list) => ({ ...list, status: 'loading' }));
	const F = tile('f');
	expect(withPages(shown, [{ tiles: [D, E, F] }], 'ready')).toMatchObject({
		tiles: [A, B, C, E, D, F],
		pages: 3,
		status: 'ready',
	});
});
