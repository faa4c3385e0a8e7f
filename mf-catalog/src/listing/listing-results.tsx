import { Fragment } from '@pasaz/kernel/composition/fragment';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { notify } from '@pasaz/kernel/stores/notifications';
import { buttonLook } from '@pasaz/ui-kit/button';
import { EmptyState } from '@pasaz/ui-kit/empty-state';
import { Pagination } from '@pasaz/ui-kit/pagination';
import { ProductGrid } from '@pasaz/ui-kit/product-grid';
import { useFocusWhenLost } from '@pasaz/ui-kit/use-focus-when-lost';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { listingMessages } from '../messages/listing.ts';
import type { Listing } from './listing.ts';
import { type ListingQuery, listingHref, withoutFilters } from './listing-query.ts';
import styles from './listing-results.module.css';
import { MoreProducts } from './more-products.tsx';
import { PAGE_SIZE } from './page-size.ts';
import { SeeNew } from './see-new.tsx';
import { TileButtons } from './tile-buttons.tsx';
import { useMoreTiles } from './use-more-tiles.ts';
import { TileListsContext, useTileLists } from './use-tile-lists.tsx';

/** Warns of a list that is empty (rule 6.12). A filter or term that fits nothing is no fault. */
function useWarning({ isFiltered, term }: Listing) {
	const t = useMessages(listingMessages);
	const isMissing = !isFiltered && term === null;
	useEffect(() => {
		if (isMissing) notify({ type: 'warning', message: t.failed, action1: { label: t.ok, run: () => {} } });
	}, [isMissing, t]);
}

/** Placed once the page is alive: what the server renders would wait for the shopper's first act. */
function EditorsWords() {
	const [isAlive, setAlive] = useState(false);
	useEffect(() => setAlive(true), []);
	return isAlive && <Fragment name="mf_content/cms-block" props={{ identifier: 'listing-empty' }} fallback={null} />;
}

function Nothing({ listing, query }: { listing: Listing; query: ListingQuery }) {
	const t = useMessages(listingMessages);
	useWarning(listing);
	const isFiltered = listing.isFiltered || listing.page > 1;
	return (
		<EmptyState title={isFiltered ? t.nothingFits : t.empty} hint={isFiltered ? t.nothingFitsHint : t.emptyHint}>
			{isFiltered ? (
				<Link {...buttonLook('secondary')} to={listingHref(listing.path, withoutFilters(query))}>
					{t.clear}
				</Link>
			) : (
				<SeeNew>{t.seeNew}</SeeNew>
			)}
			<EditorsWords />
		</EmptyState>
	);
}

interface ListingResultsProps {
	listing: Listing;
	query: ListingQuery;
	isPending: boolean;
}

interface FoundProps {
	listing: Listing;
	query: ListingQuery;
	lists: ReturnType<typeof useTileLists>;
}

/** `50`, or `51–100` from the second page on. */
function shownOf(page: number, count: number): string {
	const before = PAGE_SIZE * (page - 1);
	return before > 0 ? `${before + 1}–${before + count}` : String(count);
}

function Found({ listing, query, lists }: FoundProps) {
	const { tiles, next, status, add } = useMoreTiles(listing, query);
	const hrefOf = (page: number) => listingHref(listing.path, { ...query, page });
	return (
		<>
			<TileListsContext value={lists}>
				<ProductGrid tiles={tiles} heading="h2" leads action={TileButtons} />
			</TileListsContext>
			{listing.pageCount > 1 && (
				<MoreProducts
					href={next === null ? null : hrefOf(next)}
					shown={shownOf(listing.page, tiles.length)}
					total={listing.total}
					status={status}
					onMore={add}
				/>
			)}
			<Pagination page={listing.page} pageCount={listing.pageCount} hrefOf={hrefOf} />
		</>
	);
}

export function ListingResults({ listing, query, isPending }: ListingResultsProps) {
	const t = useMessages(listingMessages);
	const lists = useTileLists();
	const results = useRef<HTMLDivElement>(null);
	const isEmpty = listing.tiles.length === 0;
	// the link that clears the filters goes with the note that nothing fits
	useFocusWhenLost(results, isEmpty);
	return (
		<section
			ref={results}
			className={styles.results}
			tabIndex={-1}
			aria-label={t.products(listing.total)}
			aria-busy={isPending}
		>
			{lists.subscriber}
			{isEmpty ? <Nothing listing={listing} query={query} /> : <Found listing={listing} query={query} lists={lists} />}
		</section>
	);
}
