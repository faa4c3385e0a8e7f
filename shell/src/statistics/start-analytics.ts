import { receiveEvents } from '@pasaz/kernel/analytics/track';
import type { StoreView } from '@pasaz/kernel/contract/store-view';

/** Starts statistics; call it in the browser, in an idle moment. What keeps them is fetched then, where the shop keeps any. */
export async function startAnalytics(storeView: StoreView): Promise<void> {
	if (!storeView.analytics) {
		console.warn('Analytics ids are missing: the analytics extensions are off');
		receiveEvents(() => undefined);
		return;
	}
	const { keepStatistics } = await import(/* webpackChunkName: "statistics" */ './follow-consent.ts');
	keepStatistics(storeView.analytics, storeView);
}
