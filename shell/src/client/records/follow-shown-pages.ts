import { firstAct } from '@pasaz/kernel/device/acts';
import { nextIdle, pageShown } from '@pasaz/kernel/device/idle';
import type { RouterState } from 'react-router';
import { audienceOf, pageHandleIn } from '../../routing/page-meta.ts';
import type { ShopRouter } from '../shop-router.ts';
import { applyHead } from './apply-head.ts';
import type { PageRecords } from './page-records.ts';
import { hrefOf } from './record-loader.ts';

/** Whether search engines must not list what is shown. A page may also change its address without a record of its own. */
function isUnlisted({ errors, matches }: RouterState) {
	const handle = pageHandleIn(matches);
	return errors !== null || !handle || audienceOf(handle) !== 'anyone';
}

/** Gives each page that is shown its head, and keeps it on the device when idle. */
export function followShownPages(router: Pick<ShopRouter, 'state' | 'subscribe'>, records: PageRecords): void {
	let shown = hrefOf(router.state.location);
	const isShown = (href: string) => router.state.navigation.state === 'idle' && hrefOf(router.state.location) === href;
	const store = (href: string) => void nextIdle().then(() => records.store(href));

	/** Only search engines and sharing read the head, so the page comes first. */
	async function replaceHead(state: RouterState, href: string) {
		await pageShown();
		const record = records.kept(href)?.record;
		const head = record && 'head' in record ? record.head : undefined;
		if (isShown(href) && (head || isUnlisted(state))) applyHead(head);
	}
	// A page that nobody touches fetches no storage.
	void firstAct().then(() => store(shown));
	router.subscribe((state) => {
		const href = hrefOf(state.location);
		if (state.navigation.state !== 'idle' || href === shown) return;
		shown = href;
		void replaceHead(state, href);
		store(href);
	});
}
