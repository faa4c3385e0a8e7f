import { Category, Tag } from '@pasaz/kernel/contract/catalog';
import { CmsPage } from '@pasaz/kernel/contract/content';
import { findMany } from '@pasaz/kernel/network/find';
import type { Api } from '@pasaz/kernel/platform/api';
import { cmsPath, tagPath } from '@pasaz/kernel/routes';
import * as z from 'zod/mini';
import { type Branch, categoryTree } from './category-tree.ts';

export interface SiteMap {
	categories: Branch[];
	tags: { name: string; path: string }[];
	pages: { name: string; path: string }[];
}

const Place = z.pick(Category, {
	...{ id: true, parent_id: true, name: true, url_path: true, level: true, position: true, is_active: true },
});
const Theme = z.pick(Tag, { name: true, url_key: true });
const Page = z.pick(CmsPage, { title: true, url_key: true });

/**
 * All that the shop has beside its products.
 * @throws what `api.call` throws
 */
export async function loadSiteMap(api: Api): Promise<SiteMap> {
	const [categories, tags, pages] = await Promise.all([
		findMany(api, 'category', Place, {}),
		findMany(api, 'tag', Theme, {}),
		findMany(api, 'cms_page', Page, {}),
	]);
	return {
		categories: categoryTree(categories),
		tags: tags.map((tag) => ({ name: tag.name, path: tagPath(tag) })),
		pages: pages.map((page) => ({ name: page.title, path: cmsPath(page) })),
	};
}
