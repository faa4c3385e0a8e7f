import { Category } from '@pasaz/kernel/contract/catalog';
import type { FoundDocument } from '@pasaz/kernel/contract/url-map';
import { TOP_LEVEL } from '@pasaz/kernel/domain/category-tree';
import type { Api } from '@pasaz/kernel/network/api';
import { documentOf, findMany, foundOf, type Where } from '@pasaz/kernel/network/find';

/** Id of the root of the category tree where the store view names no other. */
const ROOT_CATEGORY = 1;
const { description: _, ...withoutDescription } = Category.shape;
const CategoryLink = documentOf(withoutDescription);

function inMenuOrder(where: Where) {
	return { where: { ...where, is_active: true }, sort: 'position:desc' };
}

export interface FoundCategory {
	category: Category;
	/** Its ancestors, the topmost first, where the same search has found them. */
	above?: Category[];
}

function pathsDownTo(path: string): string[] {
	return path.split('/').map((_, index, slugs) => slugs.slice(0, index + 1).join('/'));
}

async function findBranch(api: Api, where: Where): Promise<Category[]> {
	const found = await findMany(api, 'category', Category, inMenuOrder(where));
	return found.sort((a, b) => a.level - b.level);
}

async function findByPath(api: Api, slug: string): Promise<FoundCategory | null> {
	const found = await findBranch(api, { url_path: pathsDownTo(slug) });
	const category = found.find(({ url_path }) => url_path === slug);
	return category ? { category, above: found.filter((other) => other !== category) } : null;
}

async function findByKey(api: Api, slug: string, root: number): Promise<FoundCategory | null> {
	const keys = [{ url_key: slug }, { slug }, ...(/^\d+$/.test(slug) ? [{ id: Number(slug) }] : [])];
	for (const key of keys) {
		const [category] = await findMany(api, 'category', Category, { ...inMenuOrder(key), size: 1 });
		if (category && category.id > root) return category.url_path ? findByPath(api, category.url_path) : { category };
	}
	return null;
}

/** Rule 6.11. */
export function notFoundMessage(key: string, value: string): string {
	return `Category query returned empty result ${key} = ${value}`;
}

export interface CategoryKey {
	slug: string;
	/** What the lookup of the address has found. */
	found?: FoundDocument | undefined;
	/** Id of the root of the category tree, which has no page, as little as what is above it. */
	root?: number | undefined;
}

/** A category by its path, else by url key, slug or id (rule 2.25); null when there is none. */
export async function findCategory(api: Api, by: CategoryKey): Promise<FoundCategory | null> {
	const { slug, found, root = ROOT_CATEGORY } = by;
	const category = foundOf(found, 'category', Category);
	if (category?.is_active && category.url_path === slug) return { category };
	return (await findByPath(api, slug)) ?? findByKey(api, slug, root);
}

/** The topmost first; those of a category without a path (rule 2.28) are found by their ids. */
export async function categoriesAbove(api: Api, { id, url_path, path }: Category): Promise<Category[]> {
	const byId = { id: path.split('/').map(Number), level: { gte: TOP_LEVEL } };
	const found = await findBranch(api, url_path ? { url_path: pathsDownTo(url_path) } : byId);
	return found.filter((other) => other.id !== id);
}

export async function subcategories(api: Api, { id }: Category): Promise<Category[]> {
	const children = await findMany(api, 'category', CategoryLink, inMenuOrder({ parent_id: id }));
	return children.filter(({ product_count }) => product_count > 0);
}
