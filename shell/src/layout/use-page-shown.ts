import { useShop } from '@pasaz/kernel/composition/shop';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { titled } from '../routing/page-meta.ts';

/** The path of the page that is shown; undefined until hydration. */
let shownPath: string | undefined;

let isStandInShown = false;

/** Whether no page has been shown since the document came, nor an error in place of one. */
export function isNothingShown(): boolean {
	return shownPath === undefined;
}

/** Whether the page came by client-side navigation. */
export function isVisitedLater(pathname: string): boolean {
	return shownPath !== undefined && shownPath !== pathname;
}

/** The focus stays in a field that the shopper has begun to fill in while the code was fetched. */
async function announce() {
	const before = document.activeElement;
	const { announcePage } = await import('./announce-page.ts');
	const { activeElement } = document;
	const isTypedInto = activeElement !== before && activeElement?.matches('input, textarea, select, [contenteditable]');
	announcePage({ takesFocus: !isTypedInto });
}

/** A retry removes the control that had the focus. */
function isFocusLost() {
	return isStandInShown && document.activeElement === document.body;
}

/**
 * Keeps the title in step. A page that came by client-side navigation gets the focus on its heading and has its title announced, as
 * with a new document; a change of the query does not. `standsIn` marks the error view of a page.
 */
export function usePageShown(title: string | undefined, { standsIn = false } = {}): void {
	const { seo } = useShop().storeView;
	const { pathname } = useLocation();
	const whole = title && titled(title, seo.siteName);
	useEffect(() => {
		if (whole) document.title = whole;
	}, [whole]);
	useEffect(() => {
		const isLater = isVisitedLater(pathname) || isFocusLost();
		shownPath = pathname;
		isStandInShown = standsIn;
		if (isLater) announce().catch((error: unknown) => console.warn('The page is not announced', error));
	}, [pathname, standsIn]);
}
