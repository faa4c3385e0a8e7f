import type { AnalyticsEvent } from '@pasaz/kernel/analytics/events';
import type { Message } from './messages.ts';
import type { AnalyticsSettings } from './settings.ts';
import { dataLayerEntry, pixelQuery } from './tracker-fields.ts';

/** Where events go beside the shop's own API: a tag manager's script and a pixel, both of third parties. */
export interface Trackers {
	tell(event: AnalyticsEvent): void;
}

declare global {
	interface Window {
		dataLayer?: object[];
	}
}

/** Sends and forgets: what cannot be counted must not disturb (rule 23.2). */
export function post({ path, body }: Message, isLeaving: boolean): void {
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

/** Loads the merchant's tracking script, if there is one. Call it with consent only: third parties may set cookies. */
export function openTrackers({ scriptUrl, pixelUrl }: AnalyticsSettings): Trackers {
	if (scriptUrl) loadScript(scriptUrl);
	return {
		tell(event) {
			const entry = dataLayerEntry(event);
			if (entry) {
				window.dataLayer ??= [];
				window.dataLayer.push(entry);
			}
			if (pixelUrl) new Image().src = `${pixelUrl}?${pixelQuery(event)}`;
		},
	};
}
