import { Category, catalogSearch, type SearchRequest } from '@pasaz/kernel/contract/catalog';
import type { Api } from '@pasaz/kernel/network/api';

/** Categories at or below it are the tree's own roots, not pages. */
const ROOT_CATEGORY_ID = 1;
const FIELDS = [...Object.keys(Category.shape)].filter((field) => field !== 'description');

type Filter = NonNullable<SearchRequest['searchQuery']['_appliedFilters']>[number];

async function search(api: Api, filter: Filter, fields: readonly string[] = FIELDS): Promise<Category[]> {
	const { hits } = await api.call(catalogSearch, {
		body: {
			type: 'category',
			searchQuery: { _appliedFilters: [filter, { attribute: 'is_active', value: { eq: true } }] },
			size: 999,
			sort: 'position:desc',
			sourceInclude: [...fields],
		},
	});
	return hits.map((hit) => Category.parse(hit));
}

/** A category and the ones above it, the topmost first. */
export interface FoundCategory {
	category: Category;
	above: Category[];
}

function pathsDownTo(path: string): string[] {
	return path.split('/').map((_, index, slugs) => slugs.slice(0, index + 1).join('/'));
}

async function findByPath(api: Api, slug: string): Promise<FoundCategory | null> {
	const filter = { attribute: 'url_path', value: { in: pathsDownTo(slug) } };
	const found = await search(api, filter, Object.keys(Category.shape));
	const category = found.find(({ url_path }) => url_path === slug);
	if (!category) return null;
	const above = found.filter((other) => other !== category).sort((a, b) => a.level - b.level);
	return { category, above };
}

async function findByKey(api: Api, slug: string): Promise<FoundCategory | null> {
	const keys = [
		{ attribute: 'url_key', value: { eq: slug } },
		{ attribute: 'slug', value: { eq: slug } },
		...(/^\d+$/.test(slug) ? [{ attribute: 'id', value: { eq: Number(slug) } }] : []),
	];
	for (const key of keys) {
		const [category] = await search(api, key);
		if (category && category.id > ROOT_CATEGORY_ID) return findByPath(api, category.url_path);
	}
	return null;
}

/** First document, section 5. */
export function notFoundMessage(key: string, value: string): string {
	return `Category query returned empty result ${key} = ${value}`;
}

/** A category by its path, else by url key, slug or id (first document, section 2); null when there is none. */
export async function findCategory(api: Api, slug: string): Promise<FoundCategory | null> {
	return (await findByPath(api, slug)) ?? findByKey(api, slug);
}

/** The categories right below one, in the menu's order, without empty ones. */
export async function subcategories(api: Api, { id }: Category): Promise<Category[]> {
	const children = await search(api, { attribute: 'parent_id', value: { eq: id } });
	return children.filter(({ product_count }) => product_count > 0);
}
