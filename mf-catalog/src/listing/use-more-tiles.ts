import { type Shop, useShop } from '@pasaz/kernel/composition/shop';
import { nextIdle } from '@pasaz/kernel/device/idle';
import { keepListSize, keptListSize } from '@pasaz/kernel/device/list-size';
import { ContractError } from '@pasaz/kernel/errors';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type GrownList, listingIn, longer, withPages } from './grown-list.ts';
import type { Listing } from './listing.ts';
import { type ListingQuery, listingHref } from './listing-query.ts';
import { MAX_PAGES, PAGE_SIZE } from './page-size.ts';

function nextHref({ listing, pages }: Pick<GrownList, 'listing' | 'pages'>, query: ListingQuery): string {
	return listingHref(listing.path, { ...query, page: listing.page + pages });
}

function pagesLeft(): number {
	return Math.ceil((keptListSize() ?? 0) / PAGE_SIZE);
}

/** The list as it was left, as far as its pages are kept. */
function opening(listing: Listing, query: ListingQuery, keptPage: Shop['keptPage']): GrownList {
	let shown: GrownList = { listing, tiles: listing.tiles, pages: 1, status: 'ready' };
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

	async function readNext(pages: number): Promise<Listing> {
		const more = listingIn(await readPage(nextHref({ listing, pages }, query)));
		if (!more) throw new ContractError('The next page is no listing');
		return more;
	}
	async function grow(pages: number, onFailure: (error: unknown) => void) {
		const before = shown.pages;
		const more: Listing[] = [];
		let status: GrownList['status'] = 'ready';
		setShown((now) => ({ ...now, status: 'loading' }));
		try {
			while (before + more.length < pages && current.current === listing)
				more.push(await readNext(before + more.length));
		} catch (error) {
			console.warn('No more products', error);
			status = 'failed';
			if (current.current === listing) onFailure(error);
		}
		if (current.current !== listing) return;
		setShown((now) => (now.listing === listing ? withPages(now, more, status) : now));
		keepListSize(PAGE_SIZE * (before + more.length));
	}
	const add = async () => {
		if (shown.status === 'loading') return;
		const openPage = (error: unknown) => error instanceof ContractError && void navigate(nextHref(shown, query));
		await grow(shown.pages + 1, openPage);
	};
	// A new document brings only the beginning of a list that had grown, and memory may bring old pages.
	const restore = useEffectEvent(async () => {
		const pages = pagesLeft();
		const isFromMemory = shown.pages > 1;
		if (shown.pages < pages) await grow(pages, () => {});
		if (!isFromMemory) return;
		await nextIdle();
		const { renewTiles } = await import('./renew-tiles.ts');
		await renewTiles({ listing, pages, readNext, current, setShown });
	});
	useEffect(() => {
		// what is shown stays if that fails
		if (listing) restore().catch((error: unknown) => console.warn('The list is as old as it was', error));
	}, [listing]);
	return { tiles: shown.tiles, status: shown.status, next, add };
}
