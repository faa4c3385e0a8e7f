import { toAmount } from '@pasaz/kernel/domain/money';
import { and, asc, desc, gte, lte } from 'drizzle-orm';
import { adminConversions } from '../../platform/admin-contract.ts';
import { conversionCounts } from '../../platform/database/schema/community.ts';
import type { Services } from '../../platform/database/services.ts';
import { adminPage, type PageRange } from '../../platform/http/page-of.ts';
import type { Route } from '../../platform/http/route.ts';

const { day, log, event, currency } = conversionCounts;

export function adminAnalyticsRoutes(route: Route, { db }: Services): void {
	route(adminConversions, ({ query }) => {
		const { from, to } = query;
		const isChosen = and(from ? gte(day, from) : undefined, to ? lte(day, to) : undefined);
		const find = async ({ size, start }: PageRange) => {
			const order = [desc(day), asc(log), asc(event), asc(currency)];
			const rows = await db
				.select()
				.from(conversionCounts)
				.where(isChosen)
				.orderBy(...order)
				.limit(size)
				.offset(start);
			return rows.map(toSum);
		};
		return adminPage(query, { count: db.$count(conversionCounts, isChosen), find });
	});
}

function toSum({ currency, value, ...sum }: typeof conversionCounts.$inferSelect) {
	return { ...sum, currency: currency || null, value: currency ? toAmount(value) : null };
}
