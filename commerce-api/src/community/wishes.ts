import { MAX_WISHES, type Wish } from '@pasaz/kernel/contract/wishlist';
import { NO_OP, nextOpId } from '@pasaz/kernel/domain/line-ops';
import { mergeWishes, rememberedWishes } from '@pasaz/kernel/domain/wishes';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { isAmong } from '../platform/database/large-lists.ts';
import { products } from '../platform/database/schema/catalog.ts';
import { wishes } from '../platform/database/schema/community.ts';
import { users } from '../platform/database/schema/users.ts';
import type { Services } from '../platform/database/services.ts';
import { SERVER } from '../platform/server-actor.ts';

/** What a change makes of an account's wishes, removed ones too. */
type Change = (own: Wish[], tx: Database) => Wish[] | Promise<Wish[]>;

/** Changes an account's wishes, one change at a time, and returns those that are remembered. */
export async function changeWishes({ db, now }: Services, userId: number, change: Change): Promise<Wish[]> {
	return db.transaction(async (tx) => {
		// `no key update`, because what names the user, such as an order, need not wait
		await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
		const own = await ownWishes(tx, userId);
		const all = await change(own, tx);
		const removed = rememberedWishes(
			all.filter(({ wished }) => !wished),
			now().getTime(),
		);
		const kept = [...all.filter(({ wished }) => wished), ...removed];
		await saveWishes(tx, { userId, own, kept, now: now() });
		return kept;
	});
}

async function ownWishes(tx: Database, userId: number): Promise<Wish[]> {
	const rows = await tx.select().from(wishes).where(eq(wishes.userId, userId));
	return rows.map(({ productId, operation, wished }) => ({ product_id: productId, id: operation, wished }));
}

interface Saving {
	userId: number;
	own: Wish[];
	kept: Wish[];
	now: Date;
}

async function saveWishes(tx: Database, { userId, own, kept, now }: Saving): Promise<void> {
	const idOf = (list: Wish[]) => new Map(list.map(({ product_id, id }) => [product_id, id]));
	const [before, after] = [idOf(own), idOf(kept)];
	const changed = kept.filter(({ product_id, id }) => before.get(product_id) !== id);
	const forgotten = [...before.keys()].filter((id) => !after.has(id));
	const rows = changed.map(({ product_id, id, wished }) => ({
		...{ userId, productId: product_id, operation: id, wished },
		addedAt: now,
	}));
	const set = { operation: sql`excluded.operation`, wished: sql`excluded.wished`, addedAt: sql`excluded.added_at` };
	if (rows.length > 0)
		await tx
			.insert(wishes)
			.values(rows)
			.onConflictDoUpdate({ target: [wishes.userId, wishes.productId], set });
	if (forgotten.length > 0)
		await tx.delete(wishes).where(and(eq(wishes.userId, userId), isAmong(wishes.productId, forgotten)));
}

/** Sets the wish for a product as a client asks that says only what shall be. */
export function setWish(own: readonly Wish[], { product_id, wished }: Omit<Wish, 'id'>, now: Date): Wish[] {
	const before = own.find((wish) => wish.product_id === product_id);
	if ((before?.wished ?? false) === wished) return [...own];
	const set = { product_id, wished, id: nextOpId(before?.id ?? NO_OP, now.getTime(), SERVER) };
	return mergeWishes(own, [set]);
}

/** Merges a device's wishes: of those that are new, only products that the shop has, up to the most that an account may have. */
export async function mergeSent(db: Database, own: readonly Wish[], sent: readonly Wish[]): Promise<Wish[]> {
	const wished = new Set(own.filter((wish) => wish.wished).map(({ product_id }) => product_id));
	const shown = await shownAmong(
		db,
		sent.filter((wish) => wish.wished).map(({ product_id }) => product_id),
	);
	const merged = mergeWishes(own, sent);
	const isOld = ({ product_id, wished: isWished }: Wish) => !isWished || wished.has(product_id);
	const added = merged.filter((wish) => !isOld(wish) && shown.has(wish.product_id));
	const left = merged.filter(isOld);
	const room = MAX_WISHES - left.filter((wish) => wish.wished).length;
	return [...left, ...added.toSorted((a, b) => (a.id < b.id ? 1 : -1)).slice(0, Math.max(room, 0))];
}

/** The products that have a page of their own. */
async function shownAmong(db: Database, ids: number[]): Promise<Set<number>> {
	if (ids.length === 0) return new Set();
	const { id, status, parentId } = products;
	const rows = await db
		.select({ id })
		.from(products)
		.where(and(inArray(id, ids), eq(status, 1), isNull(parentId)));
	return new Set(rows.map((row) => row.id));
}
