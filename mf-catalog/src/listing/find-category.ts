import { Category } from '@pasaz/kernel/contract/catalog';
import type { Api } from '@pasaz/kernel/network/api';
import { documentOf, findMany, type Where } from '@pasaz/kernel/network/find';

/** Ids up to this one are roots of the category tree, which have no page. */
const ROOT_CATEGORY_ID = 1;
const { description: _, ...withoutDescription } = Category.shape;
const CategoryLink = documentOf(withoutDescription);

function inMenuOrder(where: Where) {
	return { where: { ...where, is_active: true }, sort: 'position:desc' };
}

export interface FoundCategory {
	category: Category;
	/** Its ancestors, the topmost first. */
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
		const [category] = await findMany(api, 'category', CategoryLink, inMenuOrder(key));
		if (category && category.id > ROOT_CATEGORY_ID) return findByPath(api, category.url_path);
	}
	return null;
}

/** Rule 6.11. */
export function notFoundMessage(key: string, value: string): string {
	return `Category query returned empty result ${key} = ${value}`;
}

/** A category by its path, else by url key, slug or id (rule 2.25); null when there is none. */
export async function findCategory(api: Api, slug: string): Promise<FoundCategory | null> {
	return (await findByPath(api, slug)) ?? findByKey(api, slug);
}

/** Its children with products, in the order of the menu. */
export async function subcategories(api: Api, { id }: Category): Promise<Category[]> {
	const children = await findMany(api, 'category', CategoryLink, inMenuOrder({ parent_id: id }));
	return children.filter(({ product_count }) => product_count > 0);
}
