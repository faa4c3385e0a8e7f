import type { Review } from '@pasaz/kernel/contract/review';
import type { InferInsertModel } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { reviews } from '../../platform/database/schema/community.ts';

type Row = typeof reviews.$inferSelect;

export const PUBLISHED = 1;
const WAITING = 2;

type NewReview = Omit<InferInsertModel<typeof reviews>, 'status' | 'createdAt'>;

/** The review waits for a moderator. @returns its id; undefined if the author has reviewed the product before */
export async function addReview(db: Database, review: NewReview, now: Date): Promise<number | undefined> {
	const [added] = await db
		.insert(reviews)
		.values({ ...review, status: WAITING, createdAt: now })
		.onConflictDoNothing()
		.returning({ id: reviews.id });
	return added?.id;
}

export function toReview(row: Row): Review {
	const { id, productId, title, detail, nickname, rating, status, language, createdAt } = row;
	return {
		id,
		product_id: productId,
		title,
		detail,
		nickname,
		rating,
		comment: row.comment,
		fit: row.fit,
		is_verified_purchase: row.isVerified,
		created_at: createdAt.toISOString(),
		review_status: status,
		...(language !== null && { lang: language }),
	};
}
