import { receiveEvents } from '@pasaz/kernel/analytics/track';
import { lazyPart } from '@pasaz/kernel/composition/lazy';
import type { ShownStoreView } from '@pasaz/kernel/contract/store-view';
import { nextAct } from '@pasaz/kernel/device/acts';

/** Loads the panel in an idle moment, and only if the shop keeps statistics. */
export const consentPanel = lazyPart(
	async () => (await import(/* webpackChunkName: "consent-panel" */ './consent-panel.tsx')).ConsentPanel,
	{ when: 'needed' },
);

/** ms; a mouse acts all the time. */
const RETRY_PAUSE = 5000;

/** Loads code; where that fails, a later act of the shopper tries again. */
export async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
	for (;;) {
		try {
			return await load();
		} catch (error) {
			console.warn('Statistics wait for their code', error);
			await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE));
			await nextAct();
		}
	}
}

/** Starts statistics, and asks for consent to them. Call it in an idle moment, because a first page needs none of it. */
export async function startStatistics(storeView: ShownStoreView): Promise<void> {
	if (!storeView.analytics) {
		console.warn('Analytics ids are missing: the analytics extensions are off');
		receiveEvents(() => undefined);
		return;
	}
	const { keepStatistics } = await untilLoaded(
		() => import(/* webpackChunkName: "statistics" */ './follow-consent.ts'),
	);
	keepStatistics(storeView.analytics, storeView);
	await untilLoaded(consentPanel.load);
}
