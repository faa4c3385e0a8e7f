import type { cartDelete, cartUpdate, ServerCartItem } from '@pasaz/kernel/contract/cart';
import type { BodyOf } from '@pasaz/kernel/contract/endpoint';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { setTo } from '@pasaz/kernel/domain/line-ops';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { carts } from '../../platform/database/schema/sales.ts';
import type { Services } from '../../platform/database/services.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { toServerItem } from './carts.ts';
import { type LineRow, lockLines, nextOpOf, saveLines } from './line-rows.ts';
import { findSellables, type Sellable, type SellableServices } from './sellable.ts';

type Change = BodyOf<typeof cartUpdate>['cartItem'];

export const MAX_LINES = 200;

/**
 * Sent twice it changes nothing more; another variant under the same item id replaces the line. Only orders check stock.
 * @throws Refusal 422 for a product that is not for sale
 */
export async function setLine(
	services: SellableServices & Services,
	cartId: string,
	change: Change,
): Promise<ServerCartItem> {
	const { db, now, storefront } = services;
	const [product] = await findSellables(services, [{ sku: change.sku, productOption: change.product_option }]);
	if (!product) throw new Refusal(422, 'product-unavailable', 'The product is not available.', { sku: change.sku });
	const itemId = await db.transaction(async (tx) => {
		const lines = changedLines(await lockLines(tx, cartId), { change, product, now: now() });
		const [item] = await saveLines(tx, cartId, lines);
		await markChanged(tx, cartId, storefront.view);
		return item?.id ?? 0;
	});
	return toServerItem(cartId, { itemId, qty: change.qty, product });
}

interface Setting {
	change: Change;
	product: Sellable;
	now: Date;
}

function changedLines(rows: LineRow[], { change, product, now }: Setting) {
	const { lineKey, sku, productOption = null } = product;
	const others = rows.filter((row) => row.lineKey !== lineKey);
	const replaced = others.filter(({ id }) => id === change.item_id);
	if (others.filter(({ id, qty }) => qty > 0 && id !== change.item_id).length >= MAX_LINES) {
		throw new Refusal(422, 'cart-full', `A cart holds at most ${MAX_LINES} products.`);
	}
	const own = rows.find((row) => row.lineKey === lineKey);
	const set = { lineKey, sku, productOption, ops: setTo(change.qty, nextOpOf(own, now)) };
	return [set, ...replaced.map((row) => removed(row, now))];
}

function removed(row: LineRow, now: Date) {
	return { ...row, ops: setTo(0, nextOpOf(row, now)) };
}

export async function markChanged(tx: Database, cartId: string, { storeCode }: StoreView): Promise<void> {
	await tx.update(carts).set({ updatedAt: sql`now()`, storeCode }).where(eq(carts.id, cartId));
}

/** A missing line is no error: it may have been removed on another device. */
export async function removeItem(
	{ db, now }: Services,
	cartId: string,
	item: BodyOf<typeof cartDelete>['cartItem'],
): Promise<void> {
	await db.transaction(async (tx) => {
		const rows = await lockLines(tx, cartId);
		const lines = rows.filter(({ id, qty }) => id === item.item_id && qty > 0);
		await saveLines(
			tx,
			cartId,
			lines.map((row) => removed(row, now())),
		);
	});
}
