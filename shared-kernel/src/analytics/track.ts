import type { AnalyticsEvent } from './events.ts';

type Receiver = (event: AnalyticsEvent) => void;

/** More events than this wait only where nobody ever receives them. */
const MAX_WAITING = 20;
let waiting: AnalyticsEvent[] = [];
let receiver: Receiver | null = null;

/** Call it in the browser, from effects and handlers. An event waits in memory until the page knows whether the shopper consents. */
export function track(event: AnalyticsEvent): void {
	if (receiver) receiver(event);
	else if (waiting.length < MAX_WAITING) waiting.push(event);
}

export function receiveEvents(next: Receiver): void {
	receiver = next;
	const early = waiting;
	waiting = [];
	for (const event of early) next(event);
}
