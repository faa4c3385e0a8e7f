import { Kept } from '@pasaz/kernel/composition/kept';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Breadcrumbs } from '@pasaz/ui-kit/breadcrumbs';
import { Lead } from '@pasaz/ui-kit/lead';
import { tieWords } from '@pasaz/ui-kit/tie-words';
import { Link } from 'react-router';
import { listingMessages } from '../messages/listing.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FilterForm } from './filter-form.tsx';
import type { Listing, ListingLink } from './listing.ts';
import { ListingResults } from './listing-results.tsx';
import styles from './listing-view.module.css';
import { useListingQuery } from './use-listing-query.ts';

function Subcategories({ links }: { links: readonly ListingLink[] }) {
	const t = useMessages(listingMessages);
	if (links.length === 0) return null;
	return (
		<nav aria-label={t.subcategories}>
			<ul className={styles.subcategories}>
				{links.map(({ name, href }) => (
					<li key={href}>
						<Link className={styles.subcategory} to={href} discover="none">
							{name}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

export function ListingView({ listing }: { listing: Listing }) {
	const { query, isPending } = useListingQuery(listing);
	return (
		<div className={styles.page}>
			<Breadcrumbs crumbs={listing.crumbs} current={listing.title} />
			<header className={styles.head}>
				<h1 className={styles.title} lang={listing.lang}>
					{tieWords(listing.title)}
				</h1>
				{listing.description && listing.page === 1 && (
					<Lead html={listing.description} lang={listing.descriptionLang} />
				)}
			</header>
			<Subcategories links={listing.subcategories} />
			<Kept key={listing.path}>
				<FilterForm listing={listing} query={query} isPending={isPending} />
			</Kept>
			<ActiveFilters filters={listing.filters} path={listing.path} query={query} />
			<ListingResults listing={listing} query={query} isPending={isPending} />
		</div>
	);
}
