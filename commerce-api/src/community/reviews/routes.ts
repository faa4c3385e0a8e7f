import { reviewCheck, reviewCreate, reviewList, reviewsToWrite } from '@pasaz/kernel/contract/review';
import { and, desc, eq, sql } from 'drizzle-orm';
import { storeLanguage } from '../../catalogue/localization.ts';
import { requireShown, shownName } from '../../catalogue/read/shown-product.ts';
import type { Database } from '../../platform/database/database.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { reviews } from '../../platform/database/schema/community.ts';
import type { Services } from '../../platform/database/services.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Route } from '../../platform/http/route.ts';
import { productsOfUser } from './ordered-products.ts';
import { mayReviewByOrder } from './review-by-order.ts';
import { addReview, toReview } from './reviews.ts';

export function reviewRoutes(route: Route, { db, now }: Services): void {
	route(reviewCreate, async ({ body: { review }, user, storeView }) => {
		const { product_id, title, detail, nickname, rating, fit } = review;
		const productId = await requireShown(db, product_id);
		const { userId } = user;
		const bought = await productsOfUser(db, userId, storeView.storeCode);
		const isVerified = bought.some((product) => product.product_id === productId);
		const author = { userId, orderUuid: null, isVerified, language: storeLanguage(storeView) };
		const id = await addReview(db, { productId, title, detail, nickname, rating, fit, ...author }, now());
		if (id === undefined) throw new Refusal(409, 'already-reviewed', 'You have reviewed this product already.');
		return { id };
	});

	route(reviewList, async ({ user, storeCode }) => {
		const own = await db
			.select({ review: reviews, sku: products.sku, name: shownName(storeCode), urlKey: products.urlKey })
			.from(reviews)
			.innerJoin(products, eq(products.id, reviews.productId))
			.where(eq(reviews.userId, user.userId))
			.orderBy(desc(reviews.createdAt), desc(reviews.id));
		return own.map(({ review, sku, name, urlKey }) => ({
			...toReview(review),
			sku,
			product_name: name,
			url_path: urlKey,
		}));
	});

	route(reviewCheck, async ({ query: { sku, email, guest_token }, user }) => {
		const [product] = await db
			.select({ id: sql<number>`coalesce(${products.parentId}, ${products.id})` })
			.from(products)
			.where(and(eq(products.sku, sku), eq(products.status, 1)));
		if (!product) throw notFound('There is no such product.');
		if (user) return { can_review: !(await reviewedBy(db, user.userId)).has(product.id) };
		if (!email || !guest_token) return { can_review: false };
		const guest = { email, secret: guest_token, productId: product.id };
		return { can_review: await mayReviewByOrder(db, guest, now()) };
	});

	route(reviewsToWrite, async ({ user, storeCode }) => {
		const ordered = await productsOfUser(db, user.userId, storeCode);
		const reviewed = await reviewedBy(db, user.userId);
		return ordered.filter(({ product_id }) => !reviewed.has(product_id));
	});
}

async function reviewedBy(db: Database, userId: number): Promise<Set<number>> {
	const rows = await db.select({ id: reviews.productId }).from(reviews).where(eq(reviews.userId, userId));
	return new Set(rows.map(({ id }) => id));
}
