import { pathTo } from '@pasaz/kernel/routes';
import { and, asc, eq, exists, type SQL } from 'drizzle-orm';
import { touchProducts } from './catalogue/touch-products.ts';
import { toReview } from './community/reviews/reviews.ts';
import { type DraftSource, keepDraft } from './content/drafts.ts';
import { FORMS } from './import/content/content-folder.ts';
import { readYaml } from './import/content/yaml-text.ts';
import { adminCustomerGroup, adminDraft, adminReviewDecide, adminReviews } from './platform/admin-contract.ts';
import type { Database } from './platform/database/database.ts';
import { products } from './platform/database/schema/catalog.ts';
import { reviews } from './platform/database/schema/community.ts';
import { users } from './platform/database/schema/users.ts';
import type { Services } from './platform/database/services.ts';
import { adminPage, ONE_ENTRY } from './platform/http/page-of.ts';
import { notFound, Refusal } from './platform/http/refusal.ts';
import type { Route } from './platform/http/route.ts';
import { toId } from './platform/http/to-id.ts';
import { toKey } from './platform/mail/email.ts';
import { purgeTags } from './platform/outbox/enqueue.ts';

export function adminRoutes(route: Route, { db, now }: Services): void {
	route(adminReviews, ({ query }) => {
		// a review of a product that is gone is kept for the product's return, and not listed
		const hasProduct = exists(db.select().from(products).where(eq(products.id, reviews.productId)));
		const isChosen = and(eq(reviews.status, Number(query.status ?? 2)), hasProduct);
		const count = db.$count(reviews, isChosen);
		return adminPage(query, { count, find: (range) => findReviews(db, isChosen, range) });
	});

	route(adminReviewDecide, async ({ params, body }) => {
		const chosen = eq(reviews.id, toId(params.id));
		await db.transaction(async (tx) => {
			const status = 'review_status' in body ? body.review_status : undefined;
			const { comment } = body;
			const [decided] = await tx.update(reviews).set({ status, comment }).where(chosen).returning();
			if (!decided) return;
			await touchProducts(tx, [decided.productId]);
			await purgeTags(tx, [`product:${decided.productId}`]);
		});
		const [review] = await findReviews(db, chosen);
		if (!review) throw notFound('There is no such review.');
		return review;
	});

	route(adminCustomerGroup, async ({ body: { email, group_id: groupId } }) => {
		const isMeant = eq(users.email, toKey(email));
		const [changed] = await db.update(users).set({ groupId, updatedAt: now() }).where(isMeant).returning();
		if (!changed) throw notFound('There is no such customer.');
		return { email: changed.email, group_id: changed.groupId, email_verified: changed.emailVerified };
	});

	route(adminDraft, async ({ body }) => {
		const key = await keepDraft(db, 'yaml' in body ? readLayout(body) : body, now());
		return { key, path: pathTo('preview', { key }) };
	});
}

/** @throws Refusal 422 naming each mistake by its line */
function readLayout({ layout, yaml: text }: { layout: string; yaml: string }): DraftSource {
	const faults: string[] = [];
	const { value: document } = readYaml({ file: layout, text }, FORMS.layout, faults);
	if (!document) throw new Refusal(422, 'invalid-input', faults.join('\n'));
	return { layout, document };
}

async function findReviews(db: Database, where: SQL | undefined, { size, start } = ONE_ENTRY) {
	const found = await db
		.select({ review: reviews, sku: products.sku, name: products.name })
		.from(reviews)
		.innerJoin(products, eq(products.id, reviews.productId))
		.where(where)
		.orderBy(asc(reviews.createdAt), asc(reviews.id))
		.limit(size)
		.offset(start);
	return found.map(({ review, sku, name }) => ({
		...toReview(review),
		sku,
		product_name: name,
	}));
}
