import { lazyPart } from '@pasaz/kernel/composition/lazy';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { startAnalytics } from './start-analytics.ts';

/** Asks for consent; not here until an idle moment, and never where the shop keeps no statistics. */
export const consentPanel = lazyPart(
	async () => (await import(/* webpackChunkName: "consent-panel" */ './consent-panel.tsx')).ConsentPanel,
	{ when: 'needed' },
);

/** Starts statistics, and the question whether there may be any. Nothing of it is needed for a first page. */
export async function startStatistics(storeView: StoreView): Promise<void> {
	await startAnalytics(storeView);
	if (storeView.analytics) await consentPanel.load();
}
