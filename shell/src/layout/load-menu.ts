import { Category, catalogSearch, Tag } from '@pasaz/kernel/contract/catalog';
import { shopConfig } from '@pasaz/kernel/contract/shop-config';
import type { Api } from '@pasaz/kernel/network/api';
import * as z from 'zod/mini';
import { buildMenu, type Menu } from './menu.ts';

const MENU_SIZE = 999;

/** Tags that the menu setting names; a shop whose settings cannot be had shows its categories alone. */
async function loadTags(api: Api) {
	try {
		const { menuTags } = await api.call(shopConfig);
		return menuTags;
	} catch (error) {
		console.warn('The menu setting could not be loaded', error);
		return [];
	}
}

/** What the default layout shows around every page. Without it the page still works, so a failure gives an empty menu. */
export async function loadMenu(api: Api): Promise<Menu> {
	const list = (type: 'category' | 'tag', fields: string[]) =>
		api.call(catalogSearch, { body: { type, searchQuery: {}, size: MENU_SIZE, sourceInclude: fields } });
	try {
		const [categories, tags, shownTags] = await Promise.all([
			list('category', CATEGORY_FIELDS),
			list('tag', TAG_FIELDS),
			loadTags(api),
		]);
		return buildMenu(z.array(MenuCategory).parse(categories.hits), z.array(MenuTag).parse(tags.hits), shownTags);
	} catch (error) {
		console.warn('The menu could not be loaded', error);
		return [];
	}
}

const MenuCategory = z.pick(Category, {
	id: true,
	parent_id: true,
	name: true,
	slug: true,
	url_path: true,
	level: true,
	position: true,
	is_active: true,
	include_in_menu: true,
});
const MenuTag = z.pick(Tag, {
	id: true,
	slug: true,
	url_key: true,
	name: true,
	menu_name: true,
	left: true,
	position: true,
});
const CATEGORY_FIELDS = Object.keys(MenuCategory.shape);
const TAG_FIELDS = Object.keys(MenuTag.shape);
