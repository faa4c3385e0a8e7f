import type { ShownStoreView } from '@pasaz/kernel/contract/store-view';
import { withinStore } from '../routing/site.ts';
import type { Frame, LinkList, PromoBar } from './frame.ts';
import { MAIN_MENU } from './main-menu.tsx';
import type { Menu, MenuItem } from './menu.ts';
import { PROMO_BAR } from './promo-bar.tsx';

/** Addresses of the shop come without the prefix of the store view. */
function linkIn(element: Element, storeView: ShownStoreView) {
	const link = element.querySelector('a');
	const href = link?.getAttribute('href');
	return href ? { label: link?.text ?? '', url: withinStore(href, storeView) ?? href } : undefined;
}

function itemsIn(list: Element, storeView: ShownStoreView): MenuItem[] {
	return [...list.children].flatMap((entry) => {
		const link = linkIn(entry, storeView);
		const sublist = entry.querySelector('ul');
		return link ? [{ ...link, children: sublist ? itemsIn(sublist, storeView) : [] }] : [];
	});
}

export function readMenu(storeView: ShownStoreView): Menu | undefined {
	const list = document.querySelector(`#${MAIN_MENU} > ul`);
	return list ? itemsIn(list, storeView) : undefined;
}

function readPromo(storeView: ShownStoreView): PromoBar | undefined {
	const bar = document.getElementById(PROMO_BAR);
	return bar ? { text: bar.textContent, url: linkIn(bar, storeView)?.url } : undefined;
}

function readFooter(storeView: ShownStoreView): LinkList[] {
	return [...document.querySelectorAll('#footer > div > nav')].map((list) => ({
		title: list.querySelector('h2')?.textContent ?? '',
		links: [...list.querySelectorAll('li')].flatMap((entry) => linkIn(entry, storeView) ?? []),
	}));
}

/** Reads the frame from the markup of the server, so that the document does not contain it twice. */
export function readFrame(storeView: ShownStoreView): Frame | undefined {
	const menu = readMenu(storeView);
	return menu && { menu, promo: readPromo(storeView), footer: readFooter(storeView) };
}
