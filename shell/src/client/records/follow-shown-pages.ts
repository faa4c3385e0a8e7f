import { firstAct } from '@pasaz/kernel/device/acts';
import { nextIdle, pageShown } from '@pasaz/kernel/device/idle';
import type { createBrowserRouter, RouterState } from 'react-router';
import { audienceOf, isPageHandle } from '../../routing/page-meta.ts';
import type { PageRecord } from '../../routing/page-record.ts';
import { applyHead } from './apply-head.ts';
import type { PageRecords } from './page-records.ts';
import { hrefOf } from './record-loader.ts';

/** ms; a page that is older when the shopper comes back to it is fetched again behind what is shown. */
const STALE_AFTER = 60_000;

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'revalidate'>;

function isSame(one: PageRecord, other: PageRecord) {
	return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether search engines must not list what is shown. A page may also change its address without a record of its own. */
function isUnlisted({ errors, matches }: RouterState) {
	const { handle } = matches.at(-1)?.route ?? {};
	return errors !== null || !isPageHandle(handle) || audienceOf(handle) !== 'anyone';
}

/** Gives each page that is shown its head, keeps it on the device when idle, and refreshes an old one behind what is shown. */
export function followShownPages(router: Router, records: PageRecords): void {
	let shown = hrefOf(router.state.location);
	const isShown = (href: string) => router.state.navigation.state === 'idle' && hrefOf(router.state.location) === href;
	const store = (href: string) => void nextIdle().then(() => records.store(href));

	async function refresh(href: string) {
		const kept = records.kept(href);
		if (!kept || Date.now() - kept.at < STALE_AFTER) return;
		const record = await records.read(href, { maxAge: 0, priority: 'low' });
		if (!isShown(href) || isSame(record, kept.record)) return;
		store(href);
		await router.revalidate();
	}
	/** Only search engines and sharing read the head, so the page comes first. */
	async function replaceHead(state: RouterState, href: string) {
		await pageShown();
		const record = records.kept(href)?.record;
		const head = record && 'head' in record ? record.head : undefined;
		if (isShown(href) && (head || isUnlisted(state))) applyHead(head);
	}
	function onShown(state: RouterState, href: string) {
		void replaceHead(state, href);
		store(href);
		// what is shown stays if that fails
		if (state.historyAction === 'POP')
			refresh(href).catch((error: unknown) => console.warn('The page could not be refreshed', error));
	}
	// A page that nobody touches fetches no storage.
	void firstAct().then(() => store(shown));
	router.subscribe((state) => {
		const href = hrefOf(state.location);
		if (state.navigation.state !== 'idle' || href === shown) return;
		shown = href;
		onShown(state, href);
	});
}
