import { Category, catalogSearch, Tag } from '@pasaz/kernel/contract/catalog';
import type { Api } from '@pasaz/kernel/platform/api';
import * as z from 'zod/mini';
import { buildMenu, type Menu } from './menu.ts';

const MENU_SIZE = 999;

/** What the default layout shows around every page. Without it the page still works, so a failure gives an empty menu. */
export async function loadMenu(api: Api): Promise<Menu> {
	const list = (type: 'category' | 'tag', fields: string[]) =>
		api.call(catalogSearch, { body: { type, searchQuery: {}, size: MENU_SIZE, sourceInclude: fields } });
	try {
		const [categories, tags] = await Promise.all([list('category', CATEGORY_FIELDS), list('tag', TAG_FIELDS)]);
		return buildMenu(z.array(MenuCategory).parse(categories.hits), z.array(MenuTag).parse(tags.hits));
	} catch (error) {
		console.warn('The menu could not be loaded', error);
		return { tags: [], items: [] };
	}
}

const MenuCategory = z.pick(Category, {
	id: true,
	parent_id: true,
	name: true,
	url_path: true,
	level: true,
	position: true,
	is_active: true,
	include_in_menu: true,
});
const MenuTag = z.pick(Tag, { url_key: true, name: true, menu_name: true, left: true, position: true });
const CATEGORY_FIELDS = Object.keys(MenuCategory.shape);
const TAG_FIELDS = Object.keys(MenuTag.shape);
