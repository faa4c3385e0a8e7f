import type { AnalyticsEvent } from '@pasaz/kernel/analytics/events';
import { eventLog, eventStats, facebookConversionLog, googleAnalyticsLog } from '@pasaz/kernel/contract/analytics';
import type { AnyEndpoint, BodyOf } from '@pasaz/kernel/contract/endpoint';
import { type ConversionContext, conversionOf, NAMES } from './conversion.ts';

/** `at` is in ms since 1970. */
export interface TimedEvent {
	event: AnalyticsEvent;
	at: number;
}

export interface AnalyticsRequest {
	path: string;
	body: object;
}

function requestTo<E extends AnyEndpoint>({ path }: E, body: BodyOf<E> & object): AnalyticsRequest {
	return { path, body };
}

function countsOf(events: readonly TimedEvent[]): BodyOf<typeof eventStats>['counts'] {
	const counts: BodyOf<typeof eventStats>['counts'] = {};
	for (const { event } of events) counts[NAMES[event.kind]] = (counts[NAMES[event.kind]] ?? 0) + 1;
	return counts;
}

/** Makes the requests of a batch: conversions for each log that is on, then the log and the counts of the shop, once. */
export function requestsOf(events: readonly TimedEvent[], context: ConversionContext): AnalyticsRequest[] {
	if (events.length === 0) return [];
	const { google, facebook } = context.ids;
	const logs = [...(google ? [googleAnalyticsLog] : []), ...(facebook ? [facebookConversionLog] : [])];
	const conversions = events.flatMap(({ event }) => {
		const conversion = conversionOf(event, context);
		return logs.map((log) => requestTo(log, conversion));
	});
	const entries = events.map(({ event, at }) => ({ event: NAMES[event.kind], at }));
	return [
		...conversions,
		requestTo(eventLog, { events: entries }),
		requestTo(eventStats, { counts: countsOf(events) }),
	];
}
