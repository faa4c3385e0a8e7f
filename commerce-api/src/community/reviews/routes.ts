import { reviewCheck, reviewCreate, reviewList, reviewsToWrite } from '@pasaz/kernel/contract/review';
import { and, desc, eq, sql } from 'drizzle-orm';
import { storeLanguage } from '../../catalogue/localization.ts';
import { shownName } from '../../catalogue/shown-name.ts';
import { shownProduct } from '../../catalogue/shown-product.ts';
import type { Database } from '../../platform/database/database.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { reviews } from '../../platform/database/schema/community.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Route } from '../../platform/http/route.ts';
import { productsOfUser } from './ordered-products.ts';
import { addReview, toReview } from './reviews.ts';

interface ReviewServices {
	db: Database;
	now: () => Date;
}

export function reviewRoutes(route: Route, { db, now }: ReviewServices): void {
	route(reviewCreate, async ({ body: { review }, user, storeView }) => {
		const { product_id, title, detail, nickname, rating } = review;
		const product = await shownProduct(db, product_id);
		if (!product?.enabled) throw noProduct();
		const author = { userId: user?.userId ?? null, orderUuid: null, language: storeLanguage(storeView) };
		const id = await addReview(db, { productId: product.id, title, detail, nickname, rating, ...author }, now());
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

	route(reviewCheck, async ({ query: { sku }, user }) => {
		const [asked] = await db
			.select({ id: sql<number>`coalesce(${products.parentId}, ${products.id})` })
			.from(products)
			.where(and(eq(products.sku, sku), eq(products.status, 1)));
		if (!asked) throw noProduct();
		return { can_review: !user || !(await hasReviewed(db, user.userId, asked.id)) };
	});

	route(reviewsToWrite, async ({ user, storeCode }) => {
		const ordered = await productsOfUser(db, user.userId, storeCode);
		const own = await db.select({ id: reviews.productId }).from(reviews).where(eq(reviews.userId, user.userId));
		const reviewed = new Set(own.map(({ id }) => id));
		return ordered.filter(({ product_id }) => !reviewed.has(product_id));
	});
}

function noProduct(): Refusal {
	return new Refusal(404, 'not-found', 'There is no such product.');
}

async function hasReviewed(db: Database, userId: number, productId: number): Promise<boolean> {
	const found = await db
		.select({ id: reviews.id })
		.from(reviews)
		.where(and(eq(reviews.userId, userId), eq(reviews.productId, productId)));
	return found.length > 0;
}
