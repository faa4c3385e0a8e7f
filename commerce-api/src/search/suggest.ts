import type { Category } from '@pasaz/kernel/contract/catalog';
import type { Suggestions } from '@pasaz/kernel/contract/catalog-suggest';
import { TILE_FIELDS } from '@pasaz/kernel/domain/product-tile';
import { lexiconOf } from '@pasaz/kernel/domain/search/lexicon';
import type { CatalogView } from '../catalogue/catalog-view.ts';
import type { Config } from '../platform/config.ts';
import { helpPages } from './help-pages.ts';
import { nameMatcher } from './name-match.ts';
import type { SearchFor, SearchProducts } from './search-products.ts';
import type { Language } from './text-query.ts';
import { wordBookOf } from './word-book.ts';

const DEFAULT_SIZE = 6;
const MAX_PRODUCTS = 20;
const MAX_LINKS = 5;
/** Listed and enabled products (rule 6.1). */
const LISTED = [
	{ attribute: 'visibility', value: { in: [2, 3, 4] } },
	{ attribute: 'status', value: { in: [0, 1] } },
];

interface Typed {
	q: string;
	size?: number | undefined;
}

interface SuggestServices {
	searchProducts: SearchProducts;
	config: Pick<Config, 'search'>;
}

export async function suggest(
	{ q, size }: Typed,
	asker: SearchFor,
	{ searchProducts, config }: SuggestServices,
): Promise<Suggestions> {
	const text = q.trim();
	if (text === '') return { products: [], categories: [], tags: [], pages: [], correction: null };
	const { view } = asker;
	const { hits, suggest } = await searchProducts(
		{
			type: 'product',
			searchQuery: { _appliedFilters: LISTED, _searchText: text },
			size: sizeOf(size),
			sourceInclude: [...TILE_FIELDS],
		},
		asker,
	);
	const correction = suggest?.correction ?? null;
	const meant = correction ?? text;
	const { language } = view.localization;
	const words = { lexicon: lexiconOf(language), book: wordBookOf(config.search, language) };
	return {
		products: hits,
		categories: namedLike(meant, shown(view), words).map((category) => suggested(category, view)),
		tags: namedLike(meant, view.tags, words).map(({ name, url_key }) => ({ name, url_key })),
		pages: helpPages(meant, view, { words, isOnlyHelp: hits.length === 0 }).slice(0, MAX_LINKS),
		correction,
	};
}

function sizeOf(size = DEFAULT_SIZE): number {
	return Number.isInteger(size) && size >= 1 ? Math.min(size, MAX_PRODUCTS) : DEFAULT_SIZE;
}

function shown({ categories }: CatalogView) {
	return categories.filter(({ is_active, product_count }) => is_active && product_count > 0);
}

function suggested({ name, slug, url_path, parent_id }: Category, { categories }: CatalogView) {
	const parent = categories.find(({ id }) => id === parent_id);
	return { name, slug, url_path, ...(parent && { parent_name: parent.name }) };
}

function namedLike<T extends { name: string }>(text: string, named: readonly T[], words: Language): T[] {
	const fits = nameMatcher(text, words);
	return named
		.filter(({ name }) => fits(name))
		.toSorted((a, b) => a.name.length - b.name.length)
		.slice(0, MAX_LINKS);
}
