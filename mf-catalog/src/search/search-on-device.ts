import { findOnDevice } from '../listing/find-on-device.ts';
import { termOf } from '../listing/listing-query.ts';
import { isSearchable } from '../listing/search-term.ts';
import { headOf } from './search-head.ts';
import type { SearchResults } from './search-results.ts';

/** Results without a network: products that are on this device, all on one page and without filters (rule 16.20). */
export async function searchOnDevice(search: URLSearchParams, locale: string): Promise<SearchResults> {
	const term = termOf(search);
	if (!isSearchable(term)) return { term, listing: null, help: null };
	const { tiles, keptAt } = await findOnDevice(term, locale);
	const listed = { page: 1, pageCount: 1, total: tiles.length, isFiltered: false, tiles, filters: [], ranges: [] };
	return { term, listing: { ...headOf(term), ...listed }, help: null, onDevice: { since: keptAt } };
}
