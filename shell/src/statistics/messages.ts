import type { AnalyticsEvent } from '@pasaz/kernel/analytics/events';
import { eventLog, eventStats, facebookConversionLog, googleAnalyticsLog } from '@pasaz/kernel/contract/analytics';
import type { AnyEndpoint, BodyOf } from '@pasaz/kernel/contract/endpoint';
import { type Circumstances, conversionOf, NAMES } from './conversion.ts';

/** An event and when it happened, ms since 1970. */
export interface Happened {
	event: AnalyticsEvent;
	at: number;
}

/** One silent POST. */
export interface Message {
	path: string;
	body: object;
}

function message<E extends AnyEndpoint>({ path }: E, body: BodyOf<E> & object): Message {
	return { path, body };
}

function countsOf(happened: readonly Happened[]): BodyOf<typeof eventStats>['counts'] {
	const counts: BodyOf<typeof eventStats>['counts'] = {};
	for (const { event } of happened) counts[NAMES[event.kind]] = (counts[NAMES[event.kind]] ?? 0) + 1;
	return counts;
}

/** All that is to be sent of a batch: conversions to each log that is on, then the shop's own log and counts, once. */
export function messagesOf(happened: readonly Happened[], circumstances: Circumstances): Message[] {
	if (happened.length === 0) return [];
	const { google, facebook } = circumstances.ids;
	const logs = [...(google ? [googleAnalyticsLog] : []), ...(facebook ? [facebookConversionLog] : [])];
	const conversions = happened.flatMap(({ event }) => {
		const conversion = conversionOf(event, circumstances);
		return logs.map((log) => message(log, conversion));
	});
	const events = happened.map(({ event, at }) => ({ event: NAMES[event.kind], at }));
	return [...conversions, message(eventLog, { events }), message(eventStats, { counts: countsOf(happened) })];
}
