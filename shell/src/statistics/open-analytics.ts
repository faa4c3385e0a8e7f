import type { AnalyticsEvent } from '@pasaz/kernel/analytics/events';
import type { ShownStoreView } from '@pasaz/kernel/contract/store-view';
import { browserTimer } from '@pasaz/kernel/device/clock';
import { $online } from '@pasaz/kernel/stores/online';
import { requestsOf, type TimedEvent } from './analytics-requests.ts';
import { createBatches } from './batches.ts';
import { openTrackers, post } from './browser-ports.ts';
import type { AnalyticsSettings } from './settings.ts';
import { trackingIdsIn } from './tracking-ids.ts';

export interface Analytics {
	receive(event: AnalyticsEvent): void;
	/** Drops what was collected, because consent was withdrawn. */
	close(): void;
}

export function openAnalytics(settings: AnalyticsSettings, storeView: ShownStoreView): Analytics {
	const trackers = openTrackers(settings);
	const batches = createBatches<TimedEvent>({
		timer: browserTimer,
		isOnline: () => $online.get(),
		send(batch, isLeaving) {
			const trackingIds = trackingIdsIn(document.cookie);
			const { origin } = location;
			const requests = requestsOf(batch, { ids: settings.ids, storeView, origin, trackingIds });
			for (const request of requests) post(request, isLeaving);
		},
	});
	const open = new AbortController();
	const leave = () => document.visibilityState === 'hidden' && batches.flush(true);
	document.addEventListener('visibilitychange', leave, open);
	const ignore = $online.listen((isOnline) => isOnline && batches.flush());
	return {
		receive(event) {
			trackers.track(event);
			batches.add({ event, at: Date.now() });
		},
		close() {
			open.abort();
			ignore();
			batches.clear();
		},
	};
}
