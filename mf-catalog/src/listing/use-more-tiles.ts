import { type Shop, useShop } from '@pasaz/kernel/composition/shop';
import { keepListSize, keptListSize } from '@pasaz/kernel/device/list-size';
import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import { ContractError } from '@pasaz/kernel/errors';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Listing } from './listing.ts';
import { listingIn } from './listing-in.ts';
import { type ListingQuery, listingHref } from './listing-query.ts';
import { MAX_PAGES, PAGE_SIZE } from './page-size.ts';

interface Shown {
	listing: Listing;
	/** Tiles of the page and those appended to it. */
	tiles: readonly ProductTile[];
	pages: number;
	status: 'ready' | 'loading' | 'failed';
}

/** The order may have changed since the last page was loaded: leaves out products that are shown already. */
function longer(shown: Shown, { tiles: more }: Listing): Shown {
	const known = new Set(shown.tiles.map(({ sku }) => sku));
	const tiles = [...shown.tiles, ...more.filter(({ sku }) => !known.has(sku))];
	return { ...shown, tiles, pages: shown.pages + 1, status: 'ready' };
}

function nextHref({ listing, pages }: Shown, query: ListingQuery): string {
	return listingHref(listing.path, { ...query, page: listing.page + pages });
}

function pagesLeft(): number {
	return Math.ceil((keptListSize() ?? 0) / PAGE_SIZE);
}

/** The list as it was left, as far as its pages are kept. */
function opening(listing: Listing, query: ListingQuery, keptPage: Shop['keptPage']): Shown {
	let shown: Shown = { listing, tiles: listing.tiles, pages: 1, status: 'ready' };
	for (;;) {
		// nothing is kept on the server, which has no history to look into either
		const kept = listingIn(keptPage(nextHref(shown, query)));
		if (!kept || shown.pages >= pagesLeft()) return shown;
		shown = longer(shown, kept);
	}
}

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

/** A shopper who comes back finds the list as long as it was; `next` is null where there is none or a page of its own is better. */
export function useMoreTiles(listing: Listing, query: ListingQuery) {
	const { readPage, keptPage } = useShop();
	const navigate = useNavigate();
	const current = useCurrent(listing);
	const [shown, setShown] = useState(() => opening(listing, query, keptPage));
	if (shown.listing !== listing) setShown(opening(listing, query, keptPage));
	const page = listing.page + shown.pages;
	const next = page <= listing.pageCount && shown.pages < MAX_PAGES ? page : null;

	async function lengthen(before: Shown): Promise<Shown> {
		const more = listingIn(await readPage(nextHref(before, query)));
		if (!more) throw new ContractError('The next page is no listing');
		return longer(before, more);
	}
	async function grow(pages: number, onFailure: (error: unknown) => void) {
		let list: Shown = { ...shown, status: 'loading' };
		setShown(list);
		try {
			while (list.pages < pages && current.current === listing) list = await lengthen(list);
		} catch (error) {
			console.warn('No more products', error);
			list = { ...list, status: 'failed' };
			if (current.current === listing) onFailure(error);
		}
		if (current.current !== listing) return;
		setShown(list);
		keepListSize(PAGE_SIZE * list.pages);
	}
	const add = async () => {
		if (shown.status === 'loading') return;
		const openPage = (error: unknown) => error instanceof ContractError && void navigate(nextHref(shown, query));
		await grow(shown.pages + 1, openPage);
	};
	// A new document brings only the beginning of a list that had grown.
	const restore = useEffectEvent(() => {
		if (shown.pages < pagesLeft()) void grow(pagesLeft(), () => {});
	});
	useEffect(() => listing && restore(), [listing]);
	return { tiles: shown.tiles, status: shown.status, next, add };
}
