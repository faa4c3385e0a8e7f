import { LONGEST_TERM } from './longest-term.ts';

/** The parsed address of a listing. Prices are whole currency units, as the shopper types them. */
export interface ListingQuery {
	/** Search term; empty in a category. */
	term: string;
	options: Readonly<Record<string, readonly string[]>>;
	priceFrom: number | null;
	priceTo: number | null;
	/** `field:direction`; empty for the default order. */
	sort: string;
	page: number;
}

/** Whole units: more than anything costs, and less than the back end refuses. */
const HIGHEST_PRICE = 1_000_000;
export const SORTS = ['updated_at:desc', 'final_price:asc', 'final_price:desc'] as const;

function amountOf(text: string | null): number | null {
	const amount = text ? Number(text.replace(',', '.')) : Number.NaN;
	return amount >= 0 && Number.isFinite(amount) ? Math.min(amount, HIGHEST_PRICE) : null;
}

/** The price counts with a lower end of at least 0 and an upper end (rule 6.8); a field left empty is an open end. */
function pricesOf(search: URLSearchParams): Pick<ListingQuery, 'priceFrom' | 'priceTo'> {
	const isGiven = search.has('price_to') && /^[^-]*$/.test(search.get('price_from') ?? '-');
	const [from, to] = ['price_from', 'price_to'].map((field) => (isGiven ? amountOf(search.get(field)) : null));
	return { priceFrom: from ?? null, priceTo: to ?? null };
}

function optionsOf(search: URLSearchParams, codes: readonly string[]): ListingQuery['options'] {
	const entries = codes.map((code) => {
		const ids = search.getAll(code).filter((id) => /^\d{1,9}$/.test(id));
		return [code, [...new Set(ids)]] as const;
	});
	return Object.fromEntries(entries.filter(([, ids]) => ids.length > 0));
}

/** The field `q` with single spaces, cut to a sensible length, without control characters. */
export function termOf(search: URLSearchParams): string {
	return (search.get('q') ?? '')
		.slice(0, LONGEST_TERM)
		.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
		.trim();
}

/** Parses an address and ignores invalid fields. `codes`: attributes that filter by option id. */
export function parseListingQuery(search: URLSearchParams, codes: readonly string[]): ListingQuery {
	const sort = SORTS.find((known) => known === search.get('sort')) ?? '';
	const page = Number(search.get('page'));
	return {
		term: '',
		options: optionsOf(search, codes),
		...pricesOf(search),
		sort,
		page: Number.isInteger(page) && page > 1 && page <= 1000 ? page : 1,
	};
}

/** Fields of the canonical address: equal queries give equal addresses. */
export function listingSearch(query: ListingQuery): URLSearchParams {
	const search = new URLSearchParams(query.term ? { q: query.term } : {});
	for (const [code, ids] of Object.entries(query.options).sort()) for (const id of ids) search.append(code, id);
	const { priceFrom, priceTo } = query;
	if (priceFrom !== null || priceTo !== null) search.set('price_from', String(priceFrom ?? 0));
	if (priceFrom !== null || priceTo !== null) search.set('price_to', priceTo === null ? '' : String(priceTo));
	if (query.sort) search.set('sort', query.sort);
	if (query.page > 1) search.set('page', String(query.page));
	return search;
}

/** A link to a query on the same page: `?color=12&page=2`, or the bare path. */
export function listingHref(path: string, query: ListingQuery): string {
	const search = listingSearch(query);
	return search.size > 0 ? `${path}?${search}` : path;
}

/** The query of an address as a listing reads it: only a search has a term. */
export function queryIn(
	{ term, filters }: { term: string | null; filters: readonly { code: string }[] },
	search: URLSearchParams,
): ListingQuery {
	const query = parseListingQuery(
		search,
		filters.map(({ code }) => code),
	);
	return term === null ? query : { ...query, term: termOf(search) };
}

/** How many choices narrow the list; a price range is one. */
export function filterCount({ options, priceFrom, priceTo }: ListingQuery): number {
	const chosen = Object.values(options).reduce((sum, ids) => sum + ids.length, 0);
	return chosen + (priceFrom !== null || priceTo !== null ? 1 : 0);
}

export function withoutOption(query: ListingQuery, code: string, id: string): ListingQuery {
	const kept = (query.options[code] ?? []).filter((other) => other !== id);
	const { [code]: _, ...rest } = query.options;
	return { ...query, page: 1, options: kept.length > 0 ? { ...rest, [code]: kept } : rest };
}

export function withPrice(query: ListingQuery, from: number | null, to: number | null): ListingQuery {
	return { ...query, page: 1, priceFrom: from, priceTo: to };
}

/** Only the order stays, and what was searched for. */
export function withoutFilters(query: ListingQuery): ListingQuery {
	return { ...query, options: {}, priceFrom: null, priceTo: null, page: 1 };
}
