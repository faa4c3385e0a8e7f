import { nextIdle } from '@pasaz/kernel/device/idle';
import type { PageRecord } from '../../routing/page-record.ts';
import type { ShopRouter } from '../shop-router.ts';
import { isSamePage } from './is-same-page.ts';
import type { PageRecords } from './page-records.ts';
import { hrefOf } from './record-loader.ts';

/** ms; a page that is older when the shopper comes back to it is fetched again behind what is shown. */
const STALE_AFTER = 60_000;

type Router = Pick<ShopRouter, 'state' | 'subscribe' | 'revalidate'>;

function isSame(one: PageRecord, other: PageRecord) {
	return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Keeps a page that is left under the address that it gave itself, where the shopper will look for it, and refreshes an old one to
 * which they came back behind what is shown (rule 3.8).
 */
export function followWayBack(router: Router, records: PageRecords): void {
	let shown = router.state;
	/** The address with which the data of the shown page came. */
	let origin = hrefOf(shown.location);
	const isShown = (href: string) => router.state.navigation.state === 'idle' && hrefOf(router.state.location) === href;

	async function refresh(href: string) {
		const kept = records.kept(href);
		if (!kept || Math.abs(Date.now() - kept.at) < STALE_AFTER) return;
		const record = await records.read(href, { maxAge: 0, priority: 'low' });
		// what is shown is better than a failure that may pass, or than what lacks something
		if (!isShown(href) || records.kept(href) === kept || isSame(record, kept.record)) return;
		await router.revalidate();
		await nextIdle();
		await records.store(href);
	}
	function keepLeft(href: string) {
		const kept = records.kept(origin);
		const own = records.kept(href);
		if (kept && (!own || own.at < kept.at)) records.add(href, kept.record, kept.at);
	}
	router.subscribe((state) => {
		if (state.navigation.state !== 'idle') return;
		const before = shown;
		const [left, href] = [hrefOf(before.location), hrefOf(state.location)];
		shown = state;
		if (!isSamePage(before, state)) {
			if (href !== left) keepLeft(left);
			origin = href;
		}
		if (href === left || state.historyAction !== 'POP') return;
		// what is shown stays if that fails
		refresh(href).catch((error: unknown) => console.warn('The page could not be refreshed', error));
	});
}
