import {
	CONVERSIONS,
	type Conversion,
	eventLog,
	eventStats,
	facebookConversionLog,
	googleAnalyticsLog,
} from '@pasaz/kernel/contract/analytics';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type ConversionLog, conversionCounts } from '../../platform/database/schema/community.ts';
import type { Services } from '../../platform/database/services.ts';
import type { Route } from '../../platform/http/route.ts';

/** Stores daily sums of events that shoppers agreed to, and nothing that identifies them. */
export function analyticsRoutes(route: Route, { db, now }: Services): void {
	const count = async (log: ConversionLog, happened: Happened[]) => {
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
			CONVERSIONS.map((event) => ({ event, count: counts[event] ?? 0 })),
		),
	);
}

function toHappened({ event, currency, value }: Conversion): Happened {
	return { event, currency, count: 1, value: toGrosze(value) };
}

interface Happened {
	event: Conversion['event'];
	count: number;
	currency?: string;
	/** Gross grosze or cents. */
	value?: number;
}

/** Bounds what one request may add to a sum. */
const MAX_SUM = 1_000_000_00;

/** Adds to the day's sums, sorted by name to avoid deadlocks. */
async function countConversions(
	db: Database,
	{ log, happened }: { log: ConversionLog; happened: Happened[] },
	now: Date,
): Promise<void> {
	const day = now.toISOString().slice(0, 10);
	const rows = happened
		.filter(({ count }) => count > 0)
		.map(({ event, count, currency = '', value = 0 }) => ({
			day,
			log,
			event,
			currency,
			count: Math.min(count, MAX_SUM),
			value: Math.min(Math.max(value, 0), MAX_SUM),
		}))
		.toSorted((a, b) => a.event.localeCompare(b.event));
	if (rows.length === 0) return;
	const { count, value } = conversionCounts;
	await db
		.insert(conversionCounts)
		.values(rows)
		.onConflictDoUpdate({
			target: [conversionCounts.day, conversionCounts.log, conversionCounts.event, conversionCounts.currency],
			set: { count: added(count, 'count'), value: added(value, 'value') },
		});
}

type Sum = typeof conversionCounts.count | typeof conversionCounts.value;

/** Stops at the column's maximum. */
function added(column: Sum, name: string) {
	return sql`least(${column}::bigint + excluded.${sql.identifier(name)}, 2147483647)`;
}
