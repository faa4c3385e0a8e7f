import { receiveEvents } from '@pasaz/kernel/analytics/track';
import type { ShownStoreView } from '@pasaz/kernel/contract/store-view';
import { $consent, startConsent } from './consent.ts';
import type { Analytics } from './open-analytics.ts';
import { type AnalyticsSettings, missingIds } from './settings.ts';

/** Events from before a consent are dropped, because the shopper did not agree to them. */
const drop = () => undefined;

/** Opens analytics when the shopper consents, and closes it after any other answer. */
export function followConsent(open: () => Promise<Analytics>): void {
	let current: Analytics | null = null;
	let answers = 0;
	$consent.subscribe(async (consent) => {
		answers += 1;
		const answer = answers;
		current?.close();
		current = null;
		if (consent !== 'granted') {
			receiveEvents(drop);
			return;
		}
		const opened = await open().catch((error: unknown) => void console.warn('Analytics is off', error));
		if (answer !== answers) {
			opened?.close();
			return;
		}
		current = opened ?? null;
		receiveEvents(opened?.receive ?? drop);
	});
}

/** Keeps statistics as the shopper answers. An extension without an id stays off and warns once. */
export function keepStatistics(analytics: AnalyticsSettings, storeView: ShownStoreView): void {
	startConsent();
	for (const warning of missingIds(analytics)) console.warn(warning);
	followConsent(async () => (await import('./open-analytics.ts')).openAnalytics(analytics, storeView));
}
