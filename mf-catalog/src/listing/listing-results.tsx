import { useMessages } from '@pasaz/kernel/i18n/messages';
import { tagPath } from '@pasaz/kernel/routes';
import { buttonLook } from '@pasaz/ui-kit/button';
import { Notice } from '@pasaz/ui-kit/notice';
import { Pagination } from '@pasaz/ui-kit/pagination';
import { ProductGrid } from '@pasaz/ui-kit/product-grid';
import { Link } from 'react-router';
import { listingMessages } from '../messages/listing.ts';
import type { Listing } from './listing.ts';
import { type ListingQuery, listingHref, withoutFilters } from './listing-query.ts';
import styles from './listing-results.module.css';

/** Key of the tag for new products (first document, section 9). */
export const NEW_TAG = { url_key: 'nowosc' };

function Nothing({ listing, query }: { listing: Listing; query: ListingQuery }) {
	const t = useMessages(listingMessages);
	if (listing.hasFailed) {
		return (
			<Notice type="warning" role="alert">
				<p>{t.failed}</p>
				<Link to={listingHref(listing.path, query)} replace>
					{t.retry}
				</Link>
			</Notice>
		);
	}
	const isFiltered = listing.isFiltered || listing.page > 1;
	return (
		<div className={styles.nothing}>
			<h2 className={styles.title}>{isFiltered ? t.nothingFits : t.empty}</h2>
			<p>{isFiltered ? t.nothingFitsHint : t.emptyHint}</p>
			<Link
				{...buttonLook('secondary')}
				to={isFiltered ? listingHref(listing.path, withoutFilters(query)) : tagPath(NEW_TAG)}
			>
				{isFiltered ? t.clear : t.seeNew}
			</Link>
		</div>
	);
}

/** The products of the page, or why there are none. */
export function ListingResults(props: { listing: Listing; query: ListingQuery; isPending: boolean }) {
	const { listing, query, isPending } = props;
	const hrefOf = (page: number) => listingHref(listing.path, { ...query, page });
	return (
		<div className={styles.results} aria-busy={isPending}>
			{listing.tiles.length > 0 ? (
				<ProductGrid tiles={listing.tiles} heading="h2" leads />
			) : (
				<Nothing listing={listing} query={query} />
			)}
			<Pagination page={listing.page} pageCount={listing.pageCount} hrefOf={hrefOf} />
		</div>
	);
}
