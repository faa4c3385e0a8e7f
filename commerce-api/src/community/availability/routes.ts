import {
	availabilityDelete,
	availabilityList,
	availabilitySubscribe,
	type Subscription,
} from '@pasaz/kernel/contract/availability';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { availabilitySubscriptions } from '../../platform/database/schema/community.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Principal, Route } from '../../platform/http/route.ts';
import { emailOfUser, toKey, verifiedEmailOf } from '../../platform/mail/email.ts';
import { type LinkServices, tokenOver } from '../../platform/mail/mail-tokens.ts';
import { awaitedProducts } from './awaited-products.ts';
import { endWaiting, subscribe } from './subscribe.ts';

export function availabilityRoutes(route: Route, services: LinkServices): void {
	const { db } = services;

	route(availabilityList, ({ user, storeCode }) => subscriptionsOf(db, user, storeCode));

	route(availabilitySubscribe, async ({ body, user, storeCode }) => {
		const product = (await awaitedProducts(db, [body.product_id], storeCode)).get(body.product_id);
		if (!product?.enabled) throw notFound('There is no such product.');
		if (product.isInStock) throw new Refusal(409, 'in-stock', 'The product is in stock.');
		await subscribe(services, { product, storeCode, ...(await receiverOf(db, user, body.email)) });
		return true;
	});

	route(availabilityDelete, async ({ body: { id, product_id, token }, user }) => {
		if (token !== undefined) {
			if (!(await endWaiting(services, token))) throw tokenOver();
			return true;
		}
		if (!user) throw new Refusal(401, 'not-authorized', 'Please sign in, or use the link of the mail.');
		const { id: key, productId, userId } = availabilitySubscriptions;
		const ended = await db
			.delete(availabilitySubscriptions)
			.where(and(eq(key, id), eq(productId, product_id), eq(userId, user.userId)))
			.returning();
		if (ended.length === 0) throw notFound('There is no such notification.');
		return true;
	});
}

/** The subscription belongs to the user only if the address is the user's own, and verified. */
async function receiverOf(db: Database, user: Principal | undefined, given: string | undefined) {
	const email = given === undefined ? user && (await emailOfUser(db, user)) : toKey(given);
	if (email === undefined) {
		throw new Refusal(422, 'invalid-input', 'The field "email" is missing or not as expected.');
	}
	return { email, userId: user && (await verifiedEmailOf(db, user)) === email ? user.userId : null };
}

async function subscriptionsOf(db: Database, { userId }: Principal, store: string): Promise<Subscription[]> {
	const own = await db
		.select()
		.from(availabilitySubscriptions)
		.where(eq(availabilitySubscriptions.userId, userId))
		.orderBy(desc(availabilitySubscriptions.createdAt), desc(availabilitySubscriptions.id));
	const about = await awaitedProducts(
		db,
		own.map(({ productId }) => productId),
		store,
	);
	return own.flatMap(({ id, productId, createdAt }) => {
		const product = about.get(productId);
		if (!product) return [];
		const { sku, name, urlPath, image } = product;
		return { id, product_id: productId, sku, name, url_path: urlPath, image, created_at: createdAt.toISOString() };
	});
}
