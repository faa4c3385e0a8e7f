import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { withinStore } from '../routing/site.ts';
import { MAIN_MENU } from './main-menu.tsx';
import type { Menu, MenuItem } from './menu.ts';

function itemsIn(list: Element, storeView: StoreView): MenuItem[] {
	return [...list.children].flatMap((entry) => {
		const link = entry.querySelector('a');
		const url = link && withinStore(link.getAttribute('href') ?? '', storeView);
		const below = entry.querySelector('ul');
		return url ? [{ label: link.text, url, children: below ? itemsIn(below, storeView) : [] }] : [];
	});
}

/** The menu as the server wrote it into the document, so that it is not sent a second time; undefined where there is none. */
export function readMenu(storeView: StoreView): Menu | undefined {
	const list = document.querySelector(`#${MAIN_MENU} > ul`);
	return list ? itemsIn(list, storeView) : undefined;
}
