import { Category } from '@pasaz/kernel/contract/catalog';
import type { Api } from '@pasaz/kernel/network/api';
import { documentOf, findMany, type Where } from '@pasaz/kernel/network/find';

/** Categories at or below it are the tree's own roots, not pages. */
const ROOT_CATEGORY_ID = 1;
const { description: _, ...told } = Category.shape;
const Untold = documentOf(told);

function inMenuOrder(where: Where) {
	return { where: { ...where, is_active: true }, sort: 'position:desc' };
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
	const found = await findMany(api, 'category', Category, inMenuOrder({ url_path: pathsDownTo(slug) }));
	const category = found.find(({ url_path }) => url_path === slug);
	if (!category) return null;
	const above = found.filter((other) => other !== category).sort((a, b) => a.level - b.level);
	return { category, above };
}

async function findByKey(api: Api, slug: string): Promise<FoundCategory | null> {
	const keys = [{ url_key: slug }, { slug }, ...(/^\d+$/.test(slug) ? [{ id: Number(slug) }] : [])];
	for (const key of keys) {
		const [category] = await findMany(api, 'category', Untold, inMenuOrder(key));
		if (category && category.id > ROOT_CATEGORY_ID) return findByPath(api, category.url_path);
	}
	return null;
}

/** Names the key and the value that were asked for (rule 6.11). */
export function notFoundMessage(key: string, value: string): string {
	return `Category query returned empty result ${key} = ${value}`;
}

/** A category by its path, else by url key, slug or id (rule 2.25); null when there is none. */
export async function findCategory(api: Api, slug: string): Promise<FoundCategory | null> {
	return (await findByPath(api, slug)) ?? findByKey(api, slug);
}

/** The categories right below one, in the menu's order, without empty ones. */
export async function subcategories(api: Api, { id }: Category): Promise<Category[]> {
	const children = await findMany(api, 'category', Untold, inMenuOrder({ parent_id: id }));
	return children.filter(({ product_count }) => product_count > 0);
}
