import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { conversionCounts } from '../../platform/database/schema/community.ts';

export interface Happened {
	event: string;
	count: number;
	/** Empty where no amount goes with the event. */
	currency?: string;
	/** Gross grosze or cents. */
	value?: number;
}

/** What a day's sum may grow by at once: more is no shopper. */
const MAX_SUM = 1_000_000_00;

/** Adds to the sums of the day. In the order of their names, so that two requests never wait for each other. */
export async function countConversions(
	db: Database,
	{ log, happened }: { log: string; happened: Happened[] },
	now: Date,
): Promise<void> {
	const day = now.toISOString().slice(0, 10);
	const rows = happened
		.filter(({ count }) => count > 0)
		.map(({ event, count, currency = '', value = 0 }) => {
			return {
				day,
				log,
				event,
				currency,
				count: Math.min(count, MAX_SUM),
				value: Math.min(Math.max(value, 0), MAX_SUM),
			};
		})
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

/** Stops at the end of what the column holds. */
function added(column: Sum, name: string) {
	return sql`least(${column}::bigint + excluded.${sql.identifier(name)}, 2147483647)`;
}
