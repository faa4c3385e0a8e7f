import { useShop } from '@pasaz/kernel/composition/shop';
import { keepListSize } from '@pasaz/kernel/device/list-size';
import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import { useEffect, useRef, useState } from 'react';
import type { Listing } from './listing.ts';
import { type ListingQuery, listingSearch } from './listing-query.ts';
import { MAX_PAGES, PAGE_SIZE } from './page-size.ts';

interface Shown {
	/** Listing that the tiles belong to. */
	listing: Listing;
	/** Tiles of the page and those appended to it. */
	tiles: readonly ProductTile[];
	pages: number;
	status: 'ready' | 'loading' | 'failed';
}

function opening(listing: Listing): Shown {
	const { tiles } = listing;
	return { listing, tiles, pages: Math.ceil(tiles.length / PAGE_SIZE), status: 'ready' };
}

/** The order may have changed since the last page was loaded: leaves out products that are shown already. */
function longer(shown: Shown, more: readonly ProductTile[]): Shown {
	const known = new Set(shown.tiles.map(({ sku }) => sku));
	const tiles = [...shown.tiles, ...more.filter(({ sku }) => !known.has(sku))];
	return { ...shown, tiles, pages: shown.pages + 1, status: 'ready' };
}

/** The current listing; null after the page was left. */
function useCurrent(listing: Listing) {
	const current = useRef<Listing | null>(listing);
	useEffect(() => {
		current.current = listing;
		return () => {
			current.current = null;
		};
	}, [listing]);
	return current;
}

/**
 * Adds the next pages to a list on the page itself; how far it has come is noted with the history's entry. `next` is the page
 * that follows what is shown: null where there is none, or where a page of its own is better.
 */
export function useMoreTiles(listing: Listing, query: ListingQuery) {
	const { api } = useShop();
	const current = useCurrent(listing);
	const [shown, setShown] = useState(() => opening(listing));
	if (shown.listing !== listing) setShown(opening(listing));
	const page = listing.page + shown.pages;
	const next = page <= listing.pageCount && shown.pages < MAX_PAGES ? page : null;

	async function fetchPage() {
		const { loadProducts } = await import(/* webpackChunkName: "list" */ './load-products.ts');
		const codes = listing.filters.map(({ code }) => code);
		const more = await loadProducts(api, { head: listing, codes, search: listingSearch({ ...query, page }) });
		if (current.current !== listing) return;
		if (more.hasFailed) return setShown({ ...shown, status: 'failed' });
		setShown(longer(shown, more.tiles));
		keepListSize(PAGE_SIZE * (shown.pages + 1));
	}
	const add = async () => {
		if (shown.status === 'loading') return;
		setShown({ ...shown, status: 'loading' });
		try {
			await fetchPage();
		} catch (error) {
			console.warn('No more products', error);
			if (current.current === listing) setShown({ ...shown, status: 'failed' });
		}
	};
	return { tiles: shown.tiles, status: shown.status, next, add };
}
