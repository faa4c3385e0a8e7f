import { Category, Tag } from '@pasaz/kernel/contract/catalog';
import { CmsPage } from '@pasaz/kernel/contract/content';
import { type Branch, categoryTree } from '@pasaz/kernel/domain/category-tree';
import type { Api } from '@pasaz/kernel/network/api';
import { findMany } from '@pasaz/kernel/network/find';
import { categoryPath, cmsPath, tagPath } from '@pasaz/kernel/routes';
import * as z from 'zod/mini';

export interface MapEntry {
	name: string;
	path: string;
	children: MapEntry[];
}

export interface SiteMap {
	categories: MapEntry[];
	tags: { name: string; path: string }[];
	pages: { name: string; path: string }[];
}

const CategoryLink = z.pick(Category, {
	id: true,
	parent_id: true,
	name: true,
	slug: true,
	url_path: true,
	level: true,
	position: true,
	is_active: true,
});
type CategoryLink = z.infer<typeof CategoryLink>;
const Theme = z.pick(Tag, { name: true, url_key: true });
const Page = z.pick(CmsPage, { title: true, url_key: true });

function entryOf({ category, children }: Branch<CategoryLink>): MapEntry {
	return { name: category.name, path: categoryPath(category), children: children.map(entryOf) };
}

/** Every page of the shop except products. @throws what `api.call` throws */
export async function loadSiteMap(api: Api): Promise<SiteMap> {
	const [categories, tags, pages] = await Promise.all([
		findMany(api, 'category', CategoryLink, {}),
		findMany(api, 'tag', Theme, {}),
		findMany(api, 'cms_page', Page, {}),
	]);
	return {
		categories: categoryTree(categories).map(entryOf),
		tags: tags.map((tag) => ({ name: tag.name, path: tagPath(tag) })),
		pages: pages.map((page) => ({ name: page.title, path: cmsPath(page) })),
	};
}
