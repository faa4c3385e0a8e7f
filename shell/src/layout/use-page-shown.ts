import { useShop } from '@pasaz/kernel/composition/shop';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { titled } from '../routing/page-meta.ts';

/** The path that this document shows; none before it was hydrated. */
let shownPath: string | undefined;

/** Whether what is shown stands in for a page that failed. */
let isStandInShown = false;

/** Whether the page at a path came by client-side navigation. */
export function isVisitedLater(pathname: string): boolean {
	return shownPath !== undefined && shownPath !== pathname;
}

async function announce() {
	const { announcePage } = await import('./announce-page.ts');
	announcePage();
}

/** A page that was asked for once more took the control away that had the focus. */
function isFocusLost() {
	return isStandInShown && document.activeElement === document.body;
}

/**
 * Keeps the document's title in step with client-side navigation; the server wrote the first one. A page that came so has
 * its heading focused and its title announced, as a browser does it with a new document; a change of the query does not.
 * `standsIn` for a page that failed.
 */
export function usePageShown(title: string, { standsIn = false } = {}): void {
	const { seo } = useShop().storeView;
	const { pathname } = useLocation();
	const whole = titled(title, seo.siteName);
	useEffect(() => {
		document.title = whole;
	}, [whole]);
	useEffect(() => {
		const isLater = isVisitedLater(pathname) || isFocusLost();
		shownPath = pathname;
		isStandInShown = standsIn;
		if (isLater) announce().catch((error: unknown) => console.warn('The page is not announced', error));
	}, [pathname, standsIn]);
}
