import type { StoreView } from '@pasaz/kernel/contract/store-view';
import type { AccountExport } from '@pasaz/kernel/contract/user';
import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import {
	availabilitySubscriptions,
	newsletterSubscriptions,
	reviews,
	wishes,
} from '../platform/database/schema/community.ts';
import { cartItems, carts } from '../platform/database/schema/sales.ts';
import { sessions, userIdentities, users } from '../platform/database/schema/users.ts';
import { exportOrders } from './export-orders.ts';
import { sessionOver } from './refusals.ts';
import { toUser } from './user-document.ts';

async function cartOf(db: Database, userId: number): Promise<AccountExport['cart']> {
	return db
		.select({ sku: cartItems.sku, qty: cartItems.qty, options: cartItems.productOption })
		.from(cartItems)
		.innerJoin(carts, eq(carts.id, cartItems.cartId))
		.where(eq(carts.userId, userId));
}

/** What waits at an address is its owner's: an account that has not verified its own gets what it asked for itself. */
async function subscriptionsOf(
	db: Database,
	{ id, email, emailVerified }: typeof users.$inferSelect,
): Promise<Pick<AccountExport, 'newsletter' | 'availability'>> {
	const { storeCode, confirmedAt, email: reader } = newsletterSubscriptions;
	const { productId, createdAt, userId, email: waiting } = availabilitySubscriptions;
	const isOwn = or(eq(userId, id), emailVerified ? eq(waiting, email) : undefined);
	return {
		newsletter: emailVerified
			? await db.select({ storeCode, confirmedAt }).from(newsletterSubscriptions).where(eq(reader, email))
			: [],
		availability: await db.select({ productId, createdAt }).from(availabilitySubscriptions).where(isOwn),
	};
}

/** Everything that the shop keeps of a person's account, for its owner (GDPR art. 15 and 20). */
export async function exportAccount(db: Database, userId: number, storeView: StoreView): Promise<AccountExport> {
	const [user] = await db.select().from(users).where(eq(users.id, userId));
	if (!user) throw sessionOver();
	const logins = { createdAt: sessions.createdAt, expiresAt: sessions.expiresAt };
	const isWished = and(eq(wishes.userId, userId), eq(wishes.wished, true));
	return JSON.parse(
		JSON.stringify({
			account: toUser(user, storeView),
			providers: await db
				.select({ provider: userIdentities.provider })
				.from(userIdentities)
				.where(eq(userIdentities.userId, userId)),
			logins: await db.select(logins).from(sessions).where(eq(sessions.userId, userId)),
			orders: await exportOrders(db, userId),
			cart: await cartOf(db, userId),
			wishes: await db.select({ productId: wishes.productId, addedAt: wishes.addedAt }).from(wishes).where(isWished),
			reviews: await db
				.select({
					productId: reviews.productId,
					nickname: reviews.nickname,
					title: reviews.title,
					detail: reviews.detail,
					rating: reviews.rating,
					fit: reviews.fit,
					createdAt: reviews.createdAt,
				})
				.from(reviews)
				.where(eq(reviews.userId, userId)),
			...(await subscriptionsOf(db, user)),
		}),
	);
}
