interface PageLimits {
	/** Entries of a page whose size nobody names. */
	defaultSize: number;
	maxSize: number;
}

interface PageQuery {
	pageSize?: number | undefined;
	/** Counted from 1. */
	currentPage?: number | undefined;
}

export interface PageRange {
	size: number;
	/** How many entries come before it. */
	start: number;
}

interface Page extends PageRange {
	/** The answer's `search_criteria`. */
	criteria: { page_size: number; current_page: number };
}

/** The range that finds a single entry. */
export const ONE_ENTRY: PageRange = { size: 1, start: 0 };

export const ADMIN_PAGE: PageLimits = { defaultSize: 100, maxSize: 100 };

const LAST_PAGE = 10_000;

/** The page of a list that a query asks for; numbers beyond a limit count as that limit. */
export function pageOf({ pageSize, currentPage }: PageQuery, { defaultSize, maxSize }: PageLimits): Page {
	const named = Math.trunc(pageSize ?? defaultSize) || 0;
	const size = named <= 0 ? defaultSize : Math.min(named, maxSize);
	const page = Math.min(Math.max(Math.trunc(currentPage ?? 1) || 1, 1), LAST_PAGE);
	return { size, start: (page - 1) * size, criteria: { page_size: size, current_page: page } };
}

interface AdminList<Entry> {
	count: PromiseLike<number>;
	find(range: PageRange): Promise<Entry[]>;
}

/** The page of a merchant's list that a query asks for, as it is answered. */
export async function adminPage<Entry>(query: PageQuery, { count, find }: AdminList<Entry>) {
	const page = pageOf(query, ADMIN_PAGE);
	return { result: await find(page), meta: { total_count: await count, search_criteria: page.criteria } };
}
