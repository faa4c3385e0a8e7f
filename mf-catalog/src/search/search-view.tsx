import { Kept } from '@pasaz/kernel/composition/kept';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { EmptyState } from '@pasaz/ui-kit/empty-state';
import { PageHeader } from '@pasaz/ui-kit/page-header';
import { Link } from 'react-router';
import { ActiveFilters } from '../listing/active-filters.tsx';
import { FilterForm } from '../listing/filter-form.tsx';
import type { Listing } from '../listing/listing.ts';
import { ListingResults } from '../listing/listing-results.tsx';
import { searchHref } from '../listing/search-term.ts';
import { SeeNew } from '../listing/see-new.tsx';
import { useListingQuery } from '../listing/use-listing-query.ts';
import { searchMessages } from '../messages/search.ts';
import { SearchForm } from './search-form.tsx';
import type { SearchHelp, SearchResults } from './search-results.ts';
import styles from './search-view.module.css';

function Found({ listing }: { listing: Listing }) {
	const { query, isPending } = useListingQuery(listing);
	return (
		<>
			<Kept key={listing.term}>
				<FilterForm listing={listing} query={query} isPending={isPending} />
			</Kept>
			<ActiveFilters filters={listing.filters} path={listing.path} query={query} />
			<ListingResults listing={listing} query={query} isPending={isPending} />
		</>
	);
}

/** Suggestions when nothing was found. */
function Nothing({ term, help }: { term: string; help: SearchHelp | null }) {
	const t = useMessages(searchMessages);
	return (
		<EmptyState
			title={<span role="status">{t.nothing({ term })}</span>}
			hint={
				help?.correction ? (
					<>
						{t.didYouMean} <Link to={searchHref(help.correction)}>{help.correction}</Link>
					</>
				) : (
					t.nothingHint
				)
			}
		>
			{help && help.links.length > 0 && (
				<nav className={styles.elsewhere} aria-label={t.elsewhere}>
					<p>{t.elsewhere}</p>
					<ul className={styles.links}>
						{help.links.map(({ name, href }) => (
							<li key={href}>
								<Link to={href}>{name}</Link>
							</li>
						))}
					</ul>
				</nav>
			)}
			<SeeNew>{t.seeNew}</SeeNew>
		</EmptyState>
	);
}

export function SearchView({ results }: { results: SearchResults }) {
	const t = useMessages(searchMessages);
	const { term, listing, help } = results;
	const isLost = listing && listing.total === 0 && !listing.isFiltered;
	return (
		<div className={styles.page}>
			<div className={styles.head}>
				<PageHeader title={listing ? t.results({ term }) : t.title} />
				<SearchForm term={term} error={term && !listing ? t.tooShort : undefined} />
			</div>
			{isLost ? <Nothing term={term} help={help} /> : listing && <Found listing={listing} />}
		</div>
	);
}
