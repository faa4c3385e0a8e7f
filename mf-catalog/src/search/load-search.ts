import { catalogSuggest, type Suggestions } from '@pasaz/kernel/contract/catalog-suggest';
import type { Api } from '@pasaz/kernel/network/api';
import { categoryPath, tagPath } from '@pasaz/kernel/routes';
import { filterCodes } from '../listing/filter-codes.ts';
import { termOf } from '../listing/listing-query.ts';
import { loadProducts } from '../listing/load-products.ts';
import { helpLinks, isSearchable } from '../listing/search-term.ts';
import { headOf } from './search-head.ts';
import type { SearchHelp, SearchResults } from './search-results.ts';

function nameOf({ name, parent_name: parent }: Suggestions['categories'][number]): string {
	return parent ? `${name} – ${parent}` : name;
}

/** Optional: the page is shown without suggestions when they fail to load. */
async function helpFor(api: Api, term: string): Promise<SearchHelp | null> {
	try {
		const { correction, categories, tags, pages } = await api.call(catalogSuggest, { query: { q: term, size: 1 } });
		const links = [
			...categories.map((category) => ({ name: nameOf(category), href: categoryPath(category) })),
			...tags.map((tag) => ({ name: tag.name, href: tagPath(tag) })),
		];
		return { correction, links, pages: helpLinks(pages) };
	} catch (error) {
		console.warn('No help for a search', error);
		return null;
	}
}

export async function loadSearch(api: Api, search: URLSearchParams): Promise<SearchResults> {
	const term = termOf(search);
	if (!isSearchable(term)) return { term, listing: null, help: null };
	const head = headOf(term);
	const isWhole = [...search.keys()].every((name) => name === 'q' || name === 'sort');
	const [products, help] = await Promise.all([
		filterCodes(api).then((codes) => loadProducts(api, { head, scope: {}, search, codes })),
		isWhole ? helpFor(api, term) : null,
	]);
	return { term, listing: { ...head, ...products }, help };
}
