import type { StoreView } from '../contract/store-view.ts';

/** Starts statistics; call it in the browser, in an idle moment. All but this line is fetched then. */
export async function startAnalytics(storeView: StoreView): Promise<void> {
	const { keepStatistics } = await import(/* webpackChunkName: "statistics" */ './follow-consent.ts');
	keepStatistics(storeView);
}
