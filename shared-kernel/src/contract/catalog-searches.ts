import * as z from 'zod/mini';
import { SearchAnswer, SearchRequest } from './catalog.ts';
import { endpoint } from './endpoint.ts';

export const MAX_SEARCHES = 20;

/** What a search on its own would have been refused with; `code` is its HTTP status. */
export const RefusedSearch = z.object({
	code: z.int(),
	result: z.object({ errorMessage: z.string(), errorCode: z.string() }),
});
export type RefusedSearch = z.infer<typeof RefusedSearch>;

/**
 * Ours, and optional: several searches in one call, answered in their order, each as on its own. The shell's server asks for
 * what a page needs at once with it, and for each search alone where a back end answers 404 or 405.
 */
export const catalogSearches = endpoint({
	method: 'POST',
	path: '/api/catalog/searches',
	body: z.strictObject({ searches: z.array(SearchRequest).check(z.minLength(1), z.maxLength(MAX_SEARCHES)) }),
	result: z.object({ answers: z.array(z.union([SearchAnswer, RefusedSearch])) }),
	bare: true,
});
