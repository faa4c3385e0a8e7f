import { pathTo } from '@pasaz/kernel/routes';
import { asc, eq, type SQL } from 'drizzle-orm';
import { toReview } from './community/reviews/reviews.ts';
import { keepDraft } from './content/drafts.ts';
import { adminDraft, adminReviewDecide, adminReviews } from './platform/admin-contract.ts';
import type { Database } from './platform/database/database.ts';
import { products } from './platform/database/schema/catalog.ts';
import { reviews } from './platform/database/schema/community.ts';
import { Refusal } from './platform/http/refusal.ts';
import type { Route } from './platform/http/route.ts';
import { toId } from './platform/http/to-id.ts';
import { purgeTags } from './platform/outbox/purge-tags.ts';
import { requireAdmin } from './require-admin.ts';

interface AdminServices {
	db: Database;
	now: () => Date;
	secret: string | undefined;
}

const AT_ONCE = 100;

export function adminRoutes(route: Route, { db, now, secret }: AdminServices): void {
	route(adminReviews, ({ header, query }) => {
		requireAdmin(secret, header('authorization'));
		return moderated(db, eq(reviews.status, Number(query.status ?? 2)));
	});

	route(adminReviewDecide, async ({ header, params, body }) => {
		requireAdmin(secret, header('authorization'));
		const chosen = eq(reviews.id, toId(params.id));
		await db.transaction(async (tx) => {
			const [decided] = await tx.update(reviews).set({ status: body.review_status }).where(chosen).returning();
			if (decided) await purgeTags(tx, [`product:${decided.productId}`]);
		});
		const [review] = await moderated(db, chosen);
		if (!review) throw new Refusal(404, 'not-found', 'There is no such review.');
		return review;
	});

	route(adminDraft, async ({ header, body }) => {
		requireAdmin(secret, header('authorization'));
		const key = await keepDraft(db, body, now());
		return { key, path: pathTo('preview', { key }) };
	});
}

async function moderated(db: Database, chosen: SQL) {
	const found = await db
		.select({ review: reviews, sku: products.sku, name: products.name })
		.from(reviews)
		.innerJoin(products, eq(products.id, reviews.productId))
		.where(chosen)
		.orderBy(asc(reviews.createdAt), asc(reviews.id))
		.limit(AT_ONCE);
	return found.map(({ review, sku, name }) => ({
		...toReview(review),
		sku,
		product_name: name,
		is_verified_purchase: review.orderUuid !== null,
	}));
}
