import {
	MAX_WISHES,
	type Wish,
	wishlistAdd,
	wishlistDelete,
	wishlistPull,
	wishlistSync,
} from '@pasaz/kernel/contract/wishlist';
import { and, desc, eq } from 'drizzle-orm';
import { requireShown, shownProduct } from '../catalogue/read/shown-product.ts';
import { wishes } from '../platform/database/schema/community.ts';
import type { Services } from '../platform/database/services.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Route } from '../platform/http/route.ts';
import { toId } from '../platform/http/to-id.ts';
import { changeWishes, mergeSent, setWish } from './wishes.ts';

function countWishes(own: readonly Wish[]): number {
	return own.filter(({ wished }) => wished).length;
}

export function wishlistRoutes(route: Route, services: Services): void {
	const { db, now } = services;

	route(wishlistPull, async ({ user }) => {
		const own = and(eq(wishes.userId, user.userId), eq(wishes.wished, true));
		const rows = await db.select().from(wishes).where(own).orderBy(desc(wishes.addedAt));
		return rows.map(({ productId, addedAt }) => ({ product_id: productId, qty: 1, added_at: addedAt.toISOString() }));
	});

	route(wishlistSync, ({ user, body }) =>
		changeWishes(services, user.userId, (own, tx) => mergeSent(tx, own, body.wishes)),
	);

	route(wishlistAdd, async ({ user, body }) => {
		const product_id = await requireShown(db, body.product_id);
		await changeWishes(services, user.userId, (own) => {
			const next = setWish(own, { product_id, wished: true }, now());
			if (countWishes(next) > Math.max(countWishes(own), MAX_WISHES))
				throw new Refusal(422, 'too-many', `A list of wishes holds at most ${MAX_WISHES} products.`);
			return next;
		});
		return true;
	});

	route(wishlistDelete, async ({ user, params }) => {
		const id = toId(params.product);
		const shown = (await shownProduct(db, id))?.id ?? id;
		await changeWishes(services, user.userId, (own) =>
			[id, shown].reduce((left, product_id) => setWish(left, { product_id, wished: false }, now()), own),
		);
		return true;
	});
}
