import type { Search, Where } from '@pasaz/kernel/network/find';
import type { ListingQuery } from './listing-query.ts';
import { PAGE_SIZE } from './page-size.ts';

/** Visible on its own in lists, and not disabled (rule 6.1). */
export const LISTED: Where = { visibility: [2, 3, 4], status: [0, 1] };

/** Names that differ between the address and the search index. */
const FIELDS: Readonly<Record<string, string>> = { flag: 'flags_ids' };

export function fieldOf(code: string): string {
	return FIELDS[code] ?? code;
}

function chosenOptions({ options }: ListingQuery): Where {
	return Object.fromEntries(Object.entries(options).map(([code, ids]) => [fieldOf(code), ids.map(Number)]));
}

function chosenPrice({ priceFrom, priceTo }: ListingQuery): Where {
	if (priceFrom === null && priceTo === null) return {};
	return { price: { gte: priceFrom ?? 0, ...(priceTo !== null && { lte: priceTo }) } };
}

/** Undefined leaves a search in the order of relevance. */
function sortOf({ sort, term }: ListingQuery): string | undefined {
	return sort || (term ? undefined : 'order_priority:desc');
}

interface ListingSearch {
	scope: Where;
	codes: readonly string[];
}

export function listingRequest(query: ListingQuery, { scope, codes }: ListingSearch): Search {
	return {
		where: { ...LISTED, ...scope },
		choices: { ...chosenOptions(query), ...chosenPrice(query) },
		facets: [...codes.map(fieldOf), 'price'],
		text: query.term,
		size: PAGE_SIZE,
		from: PAGE_SIZE * (query.page - 1),
		sort: sortOf(query),
	};
}
