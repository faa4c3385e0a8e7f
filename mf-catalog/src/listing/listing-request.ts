import { COLOUR_FIELDS, TILE_FIELDS } from '@pasaz/kernel/domain/product-tile';
import type { Search, Where } from '@pasaz/kernel/network/find';
import { fieldOf } from './field-of.ts';
import type { ListingQuery } from './listing-query.ts';
import { MOST_PAGES, PAGE_SIZE } from './page-size.ts';

/** Visible on its own in lists, and not disabled (rule 6.1). */
export const LISTED: Where = { visibility: [2, 3, 4], status: [0, 1] };

function chosenOptions({ options }: ListingQuery): Where {
	return Object.fromEntries(Object.entries(options).map(([code, ids]) => [fieldOf(code), ids.map(Number)]));
}

function chosenPrice({ priceFrom, priceTo }: ListingQuery): Where {
	if (priceFrom === null && priceTo === null) return {};
	return { price: { gte: priceFrom ?? 0, ...(priceTo !== null && { lte: priceTo }) } };
}

/** Without a choice a search is answered with the best match first. */
function sortOf({ sort, term }: ListingQuery): string | undefined {
	return sort || (term ? undefined : 'order_priority:desc');
}

/** A search for products, with the counts that the filters show. */
interface Wanted {
	scope: Where;
	/** The fields that filter. */
	codes: readonly string[];
	/** Products that the list shows, from its page's first one on; a page of them where nothing is said. */
	shown?: number | undefined;
}

/** The products of a listing from one page on. */
export function listingRequest(query: ListingQuery, { scope, codes, shown = PAGE_SIZE }: Wanted): Search {
	const pages = Math.min(MOST_PAGES, Math.max(1, Math.ceil(shown / PAGE_SIZE)));
	return {
		where: { ...LISTED, ...scope },
		choices: { ...chosenOptions(query), ...chosenPrice(query) },
		facets: [...codes.map(fieldOf), 'price'],
		text: query.term,
		size: PAGE_SIZE * pages,
		from: PAGE_SIZE * (query.page - 1),
		sort: sortOf(query),
		fields: [...TILE_FIELDS, ...(query.options.color ? COLOUR_FIELDS : [])],
	};
}
