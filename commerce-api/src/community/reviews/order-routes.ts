import { reviewableProducts, reviewMass } from '@pasaz/kernel/contract/review';
import { eq, or } from 'drizzle-orm';
import { storeLanguage } from '../../catalogue/localization.ts';
import { shownProduct } from '../../catalogue/read/shown-product.ts';
import type { Database } from '../../platform/database/database.ts';
import { reviews } from '../../platform/database/schema/community.ts';
import type { Services } from '../../platform/database/services.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Route } from '../../platform/http/route.ts';
import { invitedOrder } from './invitations.ts';
import { productsOfOrder } from './ordered-products.ts';
import { addReview } from './reviews.ts';

export function orderReviewRoutes(route: Route, { db, now }: Services): void {
	route(reviewableProducts, async ({ params, storeCode }) => {
		const shown = { orderUuid: params.uuid ?? '', orderSecret: params.secret ?? '' };
		const order = await invitedOrder(db, shown, now());
		const reviewed = await reviewedIn(db, order);
		const products = await productsOfOrder(db, order.uuid, storeCode);
		return {
			products: products.map((product) => ({ ...product, is_reviewed: reviewed.has(product.product_id) })),
		};
	});

	route(reviewMass, async ({ body, storeView }) => {
		const { storeCode } = storeView;
		const order = await invitedOrder(db, body, now());
		const ordered = new Set((await productsOfOrder(db, order.uuid, storeCode)).map(({ product_id }) => product_id));
		return db.transaction(async (tx) => {
			let created = 0;
			for (const { product_id, title, detail, nickname, rating, fit } of body.reviews) {
				const productId = (await shownProduct(tx, product_id))?.id;
				if (productId === undefined || !ordered.has(productId)) throw notOrdered();
				const { uuid: orderUuid, userId } = order;
				const author = { userId, orderUuid, isVerified: true, language: storeLanguage(storeView) };
				const id = await addReview(tx, { productId, title, detail, nickname, rating, fit, ...author }, now());
				if (id !== undefined) created += 1;
			}
			return { created };
		});
	});
}

function notOrdered(): Refusal {
	return new Refusal(422, 'not-ordered', 'One of the products is not part of the order.');
}

/** Ids of the products that were reviewed by this order's link, or by its owner. */
export async function reviewedIn(db: Database, { uuid, userId }: { uuid: string; userId: number | null }) {
	const byOwner = userId === null ? undefined : eq(reviews.userId, userId);
	const found = await db
		.select({ id: reviews.productId })
		.from(reviews)
		.where(or(eq(reviews.orderUuid, uuid), byOwner));
	return new Set(found.map(({ id }) => id));
}
