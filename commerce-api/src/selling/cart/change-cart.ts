import type { cartDelete, cartUpdate, ServerCartItem } from '@pasaz/kernel/contract/cart';
import type { BodyOf } from '@pasaz/kernel/contract/endpoint';
import { Id } from '@pasaz/kernel/contract/id';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { cartItems, carts } from '../../platform/database/schema/sales.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { toServerItem } from './carts.ts';
import { findSellables, type SellableServices } from './sellable.ts';

type Change = BodyOf<typeof cartUpdate>['cartItem'];

const MAX_LINES = 200;

/**
 * Sets the quantity of a line; sent twice it changes nothing more. A changed line (another variant under the same
 * item id) replaces the old one. Stock is only checked by the order.
 * @throws Refusal 422 for a product that is not for sale
 */
export async function setLine(services: SellableServices, cartId: string, change: Change): Promise<ServerCartItem> {
	const [product] = await findSellables(services, [{ sku: change.sku, productOption: change.product_option }]);
	if (!product) throw new Refusal(422, 'product-unavailable', 'The product is not available.', { sku: change.sku });
	const { lineKey, sku, productOption } = product;
	const itemId = await services.db.transaction(async (tx) => {
		if (isKept(change.item_id)) {
			const replaced = and(
				eq(cartItems.id, change.item_id),
				eq(cartItems.cartId, cartId),
				ne(cartItems.lineKey, lineKey),
			);
			await tx.delete(cartItems).where(replaced);
		}
		const [item] = await tx
			.insert(cartItems)
			.values({ cartId, sku, lineKey, qty: change.qty, productOption: productOption ?? null })
			.onConflictDoUpdate({ target: [cartItems.cartId, cartItems.lineKey], set: { qty: change.qty } })
			.returning({ id: cartItems.id });
		if ((await tx.$count(cartItems, eq(cartItems.cartId, cartId))) > MAX_LINES) {
			throw new Refusal(422, 'cart-full', `A cart holds at most ${MAX_LINES} products.`);
		}
		const { storeCode } = services.storefront.view;
		await tx.update(carts).set({ updatedAt: sql`now()`, storeCode }).where(eq(carts.id, cartId));
		return item?.id ?? 0;
	});
	return toServerItem(cartId, { itemId, qty: change.qty, product });
}

/** A missing line is no error: it may have been removed on another device. */
export async function removeItem(
	db: Database,
	cartId: string,
	item: BodyOf<typeof cartDelete>['cartItem'],
): Promise<void> {
	if (!isKept(item.item_id)) return;
	await db.delete(cartItems).where(and(eq(cartItems.cartId, cartId), eq(cartItems.id, item.item_id)));
}

/** Whether the database can hold such an id. */
function isKept(itemId: number | undefined): itemId is number {
	return Id.safeParse(itemId).success;
}
