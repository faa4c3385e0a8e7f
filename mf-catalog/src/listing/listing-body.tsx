import { Kept } from '@pasaz/kernel/composition/kept';
import { ActiveFilters } from './active-filters.tsx';
import { FilterForm } from './filter-form.tsx';
import type { Listing } from './listing.ts';
import { queryIn } from './listing-query.ts';
import { ListingResults } from './listing-results.tsx';
import { useAskedSearch } from './use-asked-search.ts';

/** Shows the query of the pending navigation, if there is one: a tap shows at once, before the products are loaded. */
export function ListingBody({ listing, hasForm = true }: { listing: Listing; hasForm?: boolean }) {
	const { search, isPending } = useAskedSearch();
	const query = queryIn(listing, new URLSearchParams(search));
	return (
		<>
			{hasForm && (
				<Kept key={listing.term ?? listing.path}>
					<FilterForm listing={listing} query={query} isPending={isPending} />
				</Kept>
			)}
			<ActiveFilters filters={listing.filters} path={listing.path} query={query} />
			<ListingResults listing={listing} query={query} isPending={isPending} />
		</>
	);
}
