import type { ShownStoreView } from '@pasaz/kernel/contract/store-view';
import { withinStore } from '../routing/site.ts';
import { MAIN_MENU } from './main-menu.tsx';
import type { Menu, MenuItem } from './menu.ts';

function itemsIn(list: Element, storeView: ShownStoreView): MenuItem[] {
	return [...list.children].flatMap((entry) => {
		const link = entry.querySelector('a');
		const url = link && withinStore(link.getAttribute('href') ?? '', storeView);
		const sublist = entry.querySelector('ul');
		return url ? [{ label: link.text, url, children: sublist ? itemsIn(sublist, storeView) : [] }] : [];
	});
}

/** Reads the menu from the markup of the server, so that the document does not contain it twice. */
export function readMenu(storeView: ShownStoreView): Menu | undefined {
	const list = document.querySelector(`#${MAIN_MENU} > ul`);
	return list ? itemsIn(list, storeView) : undefined;
}
