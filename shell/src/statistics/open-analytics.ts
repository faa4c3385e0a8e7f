import type { AnalyticsEvent } from '@pasaz/kernel/analytics/events';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { browserTimer } from '@pasaz/kernel/device/clock';
import { $online } from '@pasaz/kernel/stores/online';
import { createBatches } from './batches.ts';
import { openTrackers, post } from './browser-ports.ts';
import { marksIn } from './marks.ts';
import { type Happened, messagesOf } from './messages.ts';
import type { AnalyticsSettings } from './settings.ts';

export interface Analytics {
	receive(event: AnalyticsEvent): void;
	/** Ends with what was collected: consent was taken back. */
	close(): void;
}

/** Starts to send, with the shopper's consent. This module and what it needs is fetched only then. */
export function openAnalytics(settings: AnalyticsSettings, { i18n }: StoreView): Analytics {
	const trackers = openTrackers(settings);
	const batches = createBatches<Happened>({
		timer: browserTimer,
		isOnline: () => $online.get(),
		send(batch, isLeaving) {
			const marks = marksIn(document.cookie);
			const { origin } = location;
			const messages = messagesOf(batch, { ids: settings.ids, currency: i18n.currencyCode, origin, marks });
			for (const message of messages) post(message, isLeaving);
		},
	});
	const open = new AbortController();
	const leave = () => document.visibilityState === 'hidden' && batches.flush(true);
	document.addEventListener('visibilitychange', leave, open);
	const ignore = $online.listen((isOnline) => isOnline && batches.flush());
	return {
		receive(event) {
			trackers.tell(event);
			batches.add({ event, at: Date.now() });
		},
		close() {
			open.abort();
			ignore();
			batches.clear();
		},
	};
}
