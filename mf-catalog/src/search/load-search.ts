import { catalogSuggest, type Suggestions } from '@pasaz/kernel/contract/catalog-suggest';
import type { Api } from '@pasaz/kernel/network/api';
import { categoryPath, PATHS, tagPath } from '@pasaz/kernel/routes';
import { filterCodes } from '../listing/filter-codes.ts';
import type { ListingHead } from '../listing/listing.ts';
import { termOf } from '../listing/listing-query.ts';
import { loadProducts } from '../listing/load-products.ts';
import { isSearchable } from '../listing/search-term.ts';
import type { SearchHelp, SearchResults } from './search-results.ts';

function headOf(term: string): ListingHead {
	return {
		title: term,
		description: null,
		metaTitle: null,
		metaDescription: null,
		path: PATHS.search,
		term,
		tag: null,
		crumbs: [],
		subcategories: [],
	};
}

function nameOf({ name, parent_name: parent }: Suggestions['categories'][number]): string {
	return parent ? `${name} – ${parent}` : name;
}

/** Optional: the page is shown without suggestions when they fail to load. */
async function helpFor(api: Api, term: string): Promise<SearchHelp | null> {
	try {
		const { correction, categories, tags } = await api.call(catalogSuggest, { query: { q: term, size: 1 } });
		const links = [
			...categories.map((category) => ({ name: nameOf(category), href: categoryPath(category) })),
			...tags.map((tag) => ({ name: tag.name, href: tagPath(tag) })),
		];
		return { correction, links };
	} catch (error) {
		console.warn('No help for a search without results', error);
		return null;
	}
}

export async function loadSearch(api: Api, search: URLSearchParams): Promise<SearchResults> {
	const term = termOf(search);
	if (!isSearchable(term)) return { term, listing: null, help: null };
	const head = headOf(term);
	const codes = await filterCodes(api);
	const products = await loadProducts(api, { head, scope: {}, search, codes });
	const isLost = products.total === 0 && !products.isFiltered;
	return { term, listing: { ...head, ...products }, help: isLost ? await helpFor(api, term) : null };
}
