import { wishlistAdd, wishlistDelete, wishlistPull } from '@pasaz/kernel/contract/wishlist';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { requireShown, shownProduct } from '../catalogue/shown-product.ts';
import { wishes } from '../platform/database/schema/community.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Route } from '../platform/http/route.ts';
import { toId } from '../platform/http/to-id.ts';
import type { Services } from '../platform/services.ts';

const MAX_WISHES = 500;

export function wishlistRoutes(route: Route, { db, now }: Services): void {
	route(wishlistPull, async ({ user }) => {
		const own = await db.select().from(wishes).where(eq(wishes.userId, user.userId)).orderBy(desc(wishes.addedAt));
		return own.map(({ productId, addedAt }) => ({ product_id: productId, qty: 1, added_at: addedAt.toISOString() }));
	});

	route(wishlistAdd, async ({ user, body }) => {
		const productId = await requireShown(db, body.product_id);
		if ((await db.$count(wishes, eq(wishes.userId, user.userId))) >= MAX_WISHES)
			throw new Refusal(422, 'too-many', `A list of wishes holds at most ${MAX_WISHES} products.`);
		await db.insert(wishes).values({ userId: user.userId, productId, addedAt: now() }).onConflictDoNothing();
		return true;
	});

	route(wishlistDelete, async ({ user, params }) => {
		const id = toId(params.product);
		const ids = [id, (await shownProduct(db, id))?.id ?? id];
		await db.delete(wishes).where(and(eq(wishes.userId, user.userId), inArray(wishes.productId, ids)));
		return true;
	});
}
