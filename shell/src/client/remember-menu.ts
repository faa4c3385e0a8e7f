import { MENU_KEY } from '../route-tree/route-objects.tsx';
import type { PageSource } from '../routing/site.ts';

function isMenu(menu: unknown) {
	return Array.isArray(menu) && menu.length > 0;
}

/** Keeps the menu of the document for pages that follow one without a menu. One that could not be loaded is empty. */
export function rememberMenu(shown: unknown): NonNullable<PageSource['remember']> {
	let menu = shown;
	return async (key, make) => {
		if (key !== MENU_KEY) return make();
		if (!isMenu(menu)) menu = await make();
		return menu;
	};
}
