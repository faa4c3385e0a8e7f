import type { EntityType } from '@pasaz/kernel/contract/catalog';
import { CmsPage } from '@pasaz/kernel/contract/content';
import type { Api } from '@pasaz/kernel/network/api';
import { cmsPath, tagPath } from '@pasaz/kernel/routes';
import * as z from 'zod/mini';
import { type Branch, categoryTree } from './category-tree.ts';

export interface SiteMap {
	categories: Branch[];
	tags: { name: string; path: string }[];
	pages: { name: string; path: string }[];
}

const MOST = 999;

/**
 * All that the shop has beside its products.
 * @throws what `api.call` throws
 */
export async function loadSiteMap(api: Api): Promise<SiteMap> {
	const { catalogSearch, Category, Tag } = await import('@pasaz/kernel/contract/catalog');
	const Place = z.pick(Category, {
		...{ id: true, parent_id: true, name: true, url_path: true, level: true, position: true, is_active: true },
	});
	const Theme = z.pick(Tag, { name: true, url_key: true });
	const Page = z.pick(CmsPage, { title: true, url_key: true });
	const list = async <Item extends z.ZodMiniObject>(type: EntityType, item: Item): Promise<z.output<Item>[]> => {
		const body = { type, searchQuery: {}, size: MOST, sourceInclude: Object.keys(item.shape) };
		return z.array(item).parse((await api.call(catalogSearch, { body })).hits);
	};
	const [categories, tags, pages] = await Promise.all([
		list('category', Place),
		list('tag', Theme),
		list('cms_page', Page),
	]);
	return {
		categories: categoryTree(categories),
		tags: tags.map((tag) => ({ name: tag.name, path: tagPath(tag) })),
		pages: pages.map((page) => ({ name: page.title, path: cmsPath(page) })),
	};
}
