import {
	type Conversion,
	eventLog,
	eventStats,
	facebookConversionLog,
	googleAnalyticsLog,
} from '@pasaz/kernel/contract/analytics';
import { toGrosze } from '@pasaz/kernel/domain/money';
import type { Database } from '../../platform/database/database.ts';
import type { Route } from '../../platform/http/route.ts';
import { countConversions, type Happened } from './count-conversions.ts';

interface AnalyticsServices {
	db: Database;
	now: () => Date;
}

/** Keeps sums of a day of the statistics that shoppers agreed to; the browser's marks, orders and addresses are not kept. */
export function analyticsRoutes(route: Route, { db, now }: AnalyticsServices): void {
	const count = async (log: string, happened: Happened[]) => {
		await countConversions(db, { log, happened }, now());
		return true;
	};
	route(facebookConversionLog, ({ body }) => count('facebook', [toHappened(body)]));
	route(googleAnalyticsLog, ({ body }) => count('google', [toHappened(body)]));
	route(eventLog, ({ body: { events } }) => {
		const byEvent = Map.groupBy(events, ({ event }) => event);
		return count(
			'events',
			[...byEvent].map(([event, all]) => ({ event, count: all.length })),
		);
	});
	route(eventStats, ({ body: { counts } }) =>
		count(
			'stats',
			Object.entries(counts).map(([event, times]) => ({ event, count: times ?? 0 })),
		),
	);
}

function toHappened({ event, currency, value }: Conversion): Happened {
	return { event, currency, count: 1, value: toGrosze(value) };
}
