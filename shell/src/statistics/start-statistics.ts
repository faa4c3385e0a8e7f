import { receiveEvents } from '@pasaz/kernel/analytics/track';
import { lazyPart } from '@pasaz/kernel/composition/lazy';
import type { ShownStoreView } from '@pasaz/kernel/contract/store-view';

/** Loads the panel in an idle moment, and only if the shop keeps statistics. */
export const consentPanel = lazyPart(
	async () => (await import(/* webpackChunkName: "consent-panel" */ './consent-panel.tsx')).ConsentPanel,
	{ when: 'needed' },
);

/** Starts statistics, and asks for consent to them. Call it in an idle moment, because a first page needs none of it. */
export async function startStatistics(storeView: ShownStoreView): Promise<void> {
	if (!storeView.analytics) {
		console.warn('Analytics ids are missing: the analytics extensions are off');
		receiveEvents(() => undefined);
		return;
	}
	const { keepStatistics } = await import(/* webpackChunkName: "statistics" */ './follow-consent.ts');
	keepStatistics(storeView.analytics, storeView);
	await consentPanel.load();
}
