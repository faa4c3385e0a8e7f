import type { Review } from '@pasaz/kernel/contract/review';
import type { Database } from '../../platform/database/database.ts';
import { reviews } from '../../platform/database/schema/community.ts';

type Row = typeof reviews.$inferSelect;

export const PUBLISHED = 1;
const WAITING = 2;

interface Written {
	productId: number;
	title: string;
	detail: string;
	nickname: string;
	rating: number;
	language: string;
	userId: number | null;
	orderUuid: string | null;
}

/**
 * Every review waits for a moderator, whatever its author says.
 * @returns undefined where the author has reviewed the product before
 */
export async function addReview(db: Database, written: Written, now: Date): Promise<number | undefined> {
	const [added] = await db
		.insert(reviews)
		.values({ ...written, status: WAITING, createdAt: now })
		.onConflictDoNothing()
		.returning({ id: reviews.id });
	return added?.id;
}

export function toReview({ id, productId, title, detail, nickname, rating, status, language, createdAt }: Row): Review {
	return {
		id,
		product_id: productId,
		title,
		detail,
		nickname,
		rating,
		comment: null,
		created_at: createdAt.toISOString(),
		review_status: status,
		...(language !== null && { lang: language }),
	};
}
