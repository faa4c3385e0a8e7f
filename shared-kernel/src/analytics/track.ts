import type { AnalyticsEvent } from './events.ts';

type Receiver = (event: AnalyticsEvent) => void;

/** Events of the first moments; more come only where nobody ever receives them. */
const MAX_WAITING = 20;
let waiting: AnalyticsEvent[] = [];
let receiver: Receiver | null = null;

/**
 * Tells statistics what the shopper did; call it in the browser, from effects and handlers. Until it is known whether the shopper
 * consents, in the first idle moment, the event waits in memory; without consent it is forgotten then.
 */
export function track(event: AnalyticsEvent): void {
	if (receiver) receiver(event);
	else if (waiting.length < MAX_WAITING) waiting.push(event);
}

/** Hands over what is tracked from now on, and what has waited. */
export function receiveEvents(next: Receiver): void {
	receiver = next;
	const early = waiting;
	waiting = [];
	for (const event of early) next(event);
}
