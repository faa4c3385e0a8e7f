import { $user } from '@pasaz/kernel/stores/user';
import type { RouterState } from 'react-router';
import { endPageAsLeft, isMade, isPageAsLeftShown, showPageAsLeft } from '../layout/page-as-left.ts';
import { keyOfEntry, positionKey } from '../layout/scroll-positions.ts';
import { audienceOf, pageHandleIn } from '../routing/page-meta.ts';
import { isSamePage } from './records/is-same-page.ts';
import type { ShopRouter } from './shop-router.ts';

const MAX_PAGES = 5;
const TEXT_FIELDS = 'textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=number], [type=range])';

interface PageAsLeft {
	main: HTMLElement;
	/** React keeps nothing of it. */
	content: readonly Node[];
	/** px */
	scroll: number;
	screenWidth: number;
}

function isForAnyone({ errors, matches }: RouterState) {
	const handle = pageHandleIn(matches);
	return errors === null && handle !== undefined && audienceOf(handle) === 'anyone';
}

/** React gives another path elements of its own, but changes those that it has where only the query is another. */
function leavesElements(before: RouterState, state: RouterState) {
	return before.location.pathname !== state.location.pathname && !isSamePage(before, state);
}

/** What somebody typed is not shown to the next person, who would go back to an empty form. */
function isFilledIn(main: Element) {
	return [...main.querySelectorAll<HTMLInputElement>(TEXT_FIELDS)].some(({ value }) => value !== '');
}

/**
 * Shows a page to which the shopper steps through the history as they left it, by its own elements, in the next frame: React takes a
 * slow phone three times as long to make it again (decision 63). What they show may be old until then, as may the kept record of
 * which React makes it. Pages about a shopper and forms that were filled in are not shown so, and a session that begins or ends
 * forgets all.
 */
export function showPagesAsLeft(router: Pick<ShopRouter, 'state' | 'subscribe'>): void {
	const pages = new Map<string, PageAsLeft>();
	let before = router.state;
	let coming = before.navigation.location;
	/** px, when the navigation began; the router scrolls back to there, too. */
	let { scrollY: scroll } = globalThis;

	function keep(key: string): void {
		const main = document.getElementById('content');
		if (!main || isFilledIn(main)) return;
		pages.set(key, { main, content: [...main.childNodes], scroll, screenWidth: innerWidth });
		const [oldest] = pages.keys();
		if (oldest !== undefined && pages.size > MAX_PAGES) pages.delete(oldest);
	}

	function pageOfEntry(): PageAsLeft | undefined {
		const page = pages.get(keyOfEntry() ?? '');
		// else React would make it later than this task, and the router note where the stand-in is scrolled to
		const isInMemory = router.state.navigation.state === 'idle';
		if (!page?.main.isConnected || !isInMemory || page.screenWidth !== innerWidth) return;
		return page.content.some(({ isConnected }) => isConnected) ? undefined : page;
	}

	function show(): void {
		const page = pageOfEntry();
		if (page) showPageAsLeft(page.main, page.content);
		else if (isPageAsLeftShown()) endPageAsLeft();
		else return;
		if (page) document.documentElement.toggleAttribute('data-step', true);
		scrollTo({ top: page?.scroll ?? scroll, behavior: 'instant' });
	}

	router.subscribe((state) => {
		const { location } = state.navigation;
		if (location && location !== coming && !isPageAsLeftShown()) scroll = scrollY;
		coming = location;
		if (location) return;
		// a step that was taken before React showed this page left the elements of another
		if (before.location.key !== state.location.key && isMade(before.location)) {
			const key = positionKey(before.location);
			pages.delete(key);
			if (isForAnyone(before) && leavesElements(before, state)) keep(key);
		}
		before = state;
	});
	// after the router's own listener, which notes where the page that is left was scrolled to
	addEventListener('popstate', show);
	let { session } = $user.get();
	$user.listen((user) => {
		if (user.session === session) return;
		({ session } = user);
		pages.clear();
	});
}
