import type { Product } from '@pasaz/kernel/contract/product';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { reviews } from '../../platform/database/schema/community.ts';

const PUBLISHED = 1;

const fits = (fit: number) => sql<number>`count(*) filter (where ${reviews.fit} = ${fit})`.mapWith(Number);

/** What the published reviews of products say together, by product id; a product without any has none. */
export async function summariesOf(db: Database, ids: number[]): Promise<Map<number, Product['review_summary']>> {
	const rows = await db
		.select({
			id: reviews.productId,
			count: sql<number>`count(*)`.mapWith(Number),
			average: sql<number>`round(avg(${reviews.rating}), 2)`.mapWith(Number),
			...{ small: fits(1), right: fits(2), large: fits(3) },
		})
		.from(reviews)
		.where(and(inArray(reviews.productId, ids), eq(reviews.status, PUBLISHED)))
		.groupBy(reviews.productId);
	return new Map(
		rows.map(({ id, count, average, small, right, large }) => [id, { count, average, fit: [small, right, large] }]),
	);
}
