import { receiveEvents } from '@pasaz/kernel/analytics/track';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { $consent, startConsent } from './consent.ts';
import type { Analytics } from './open-analytics.ts';
import { type AnalyticsSettings, missingIds } from './settings.ts';

/** Without consent nothing is kept, not even to be sent later: what happened before a yes was not agreed to. */
const forget = () => undefined;

/** Follows the shopper's answer: opens analytics with a yes, and with anything else closes it and forgets. */
export function followConsent(open: () => Promise<Analytics>): void {
	let current: Analytics | null = null;
	let answers = 0;
	$consent.subscribe(async (consent) => {
		answers += 1;
		const answer = answers;
		current?.close();
		current = null;
		if (consent !== 'granted') {
			receiveEvents(forget);
			return;
		}
		const opened = await open().catch((error: unknown) => void console.warn('Analytics is off', error));
		if (answer !== answers) {
			opened?.close();
			return;
		}
		current = opened ?? null;
		receiveEvents(opened?.receive ?? forget);
	});
}

/** Keeps statistics by the shopper's answer. An extension without its id stays off, and it says so once. */
export function keepStatistics(analytics: AnalyticsSettings, storeView: StoreView): void {
	startConsent();
	for (const warning of missingIds(analytics)) console.warn(warning);
	followConsent(async () => (await import('./open-analytics.ts')).openAnalytics(analytics, storeView));
}
