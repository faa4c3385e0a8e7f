import { catalogSuggest, type Suggestions } from '@pasaz/kernel/contract/catalog-suggest';
import { productTile, TileSource } from '@pasaz/kernel/domain/product-tile';
import type { Api } from '@pasaz/kernel/network/api';
import { categoryPath, tagPath } from '@pasaz/kernel/routes';
import { helpLinks } from '../listing/search-term.ts';
import { MAX_PRODUCTS, NOTHING_SUGGESTED, type Suggested, type Suggestion } from './suggestion.ts';

function suggestionsOf({ products, categories, tags, pages }: Suggestions, now: number): Suggestion[] {
	const tiles = products.map((product) => productTile(TileSource.parse(product), now));
	return [
		...categories.map((category) => ({
			kind: 'category' as const,
			name: category.name,
			href: categoryPath(category),
			parent: category.parent_name,
		})),
		...tags.map((tag) => ({ kind: 'tag' as const, name: tag.name, href: tagPath(tag) })),
		...tiles.map((tile) => ({ kind: 'product' as const, name: tile.name, href: tile.href, tile })),
		...helpLinks(pages).map((link) => ({ kind: 'page' as const, ...link })),
	];
}

/** Suggestions for a term; a failed request is a status, not an exception. */
export async function loadSuggestions(api: Api, term: string): Promise<Suggested> {
	try {
		const found = await api.call(catalogSuggest, { query: { q: term, size: MAX_PRODUCTS } });
		return { status: 'ready', suggestions: suggestionsOf(found, Date.now()), correction: found.correction };
	} catch (error) {
		console.warn('No suggestions', error);
		return { ...NOTHING_SUGGESTED, status: navigator.onLine ? 'failed' : 'offline' };
	}
}
