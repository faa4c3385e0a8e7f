import { shopConfig } from '@pasaz/kernel/contract/shop-config';
import type { Api } from '@pasaz/kernel/network/api';
import { findMany } from '@pasaz/kernel/network/find';
import { buildMenu, type Menu, MenuCategory, MenuTag } from './menu.ts';

/** A shop whose settings cannot be loaded shows its categories alone. */
async function loadTags(api: Api) {
	try {
		const { menuTags } = await api.call(shopConfig);
		return menuTags;
	} catch (error) {
		console.warn('The menu setting could not be loaded', error);
		return [];
	}
}

/** Loads the menu of the default layout. A page works without it, so a failure gives an empty menu. */
export async function loadMenu(api: Api): Promise<Menu> {
	try {
		const [categories, tags, shownTags] = await Promise.all([
			findMany(api, 'category', MenuCategory, {}),
			findMany(api, 'tag', MenuTag, {}),
			loadTags(api),
		]);
		return buildMenu(categories, tags, shownTags);
	} catch (error) {
		console.warn('The menu could not be loaded', error);
		return [];
	}
}
