import type { AnalyticsEvent } from '@pasaz/kernel/analytics/events';
import type { AnalyticsRequest } from './analytics-requests.ts';
import type { AnalyticsSettings } from './settings.ts';
import { dataLayerEntry, pixelAddress } from './tracker-fields.ts';

export interface Trackers {
	track(event: AnalyticsEvent): void;
}

declare global {
	interface Window {
		dataLayer?: object[];
	}
}

/** Ignores failures, because statistics must not disturb the shopper (rule 23.2). */
export function post({ path, body }: AnalyticsRequest, isLeaving: boolean): void {
	const text = JSON.stringify(body);
	const type = 'application/json';
	if (isLeaving && navigator.sendBeacon(path, new Blob([text], { type }))) return;
	const init = { method: 'POST', headers: { 'content-type': type }, body: text, keepalive: true } as const;
	fetch(path, { ...init, credentials: 'omit' }).catch(() => undefined);
}

function loadScript(src: string) {
	if (document.querySelector(`script[src="${CSS.escape(src)}"]`)) return;
	document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}

/** Loads the tracking script of the merchant. Call it with consent only, because third parties may set cookies. */
export function openTrackers({ scriptUrl, pixelUrl }: AnalyticsSettings): Trackers {
	if (scriptUrl) loadScript(scriptUrl);
	return {
		track(event) {
			const entry = dataLayerEntry(event);
			if (entry) {
				window.dataLayer ??= [];
				window.dataLayer.push(entry);
			}
			if (pixelUrl) new Image().src = pixelAddress(pixelUrl, event);
		},
	};
}
