import { randomUUID } from 'node:crypto';
import type { ServerCartItem } from '@pasaz/kernel/contract/cart';
import { hasFreeOptions } from '@pasaz/kernel/domain/line-identity';
import { toAmount } from '@pasaz/kernel/domain/money';
import { asc, eq } from 'drizzle-orm';
import { tierFields } from '../../catalogue/prices/tiers.ts';
import type { Database } from '../../platform/database/database.ts';
import { cartItems, carts } from '../../platform/database/schema/sales.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Principal } from '../../platform/http/route.ts';
import { isUuid } from '../../platform/http/to-id.ts';
import { isInCart, type LineRow } from './line-rows.ts';
import { findSellables, inPieces, type Sellable, type SellableServices } from './sellable.ts';

export type CartRow = typeof carts.$inferSelect;

interface CartLine {
	itemId: number;
	qty: number;
	product: Sellable;
}

/** A guest gets a new cart, a user always the same one, in every store view: a cart has no prices of its own. */
export async function openCart(db: Database, user: Principal | undefined, storeCode: string): Promise<string> {
	if (!user) return insertCart(db, storeCode);
	const ownCart = () => db.select({ id: carts.id }).from(carts).where(eq(carts.userId, user.userId));
	const [cart] = await ownCart();
	if (cart) return cart.id;
	await db.insert(carts).values({ id: randomUUID(), userId: user.userId, storeCode }).onConflictDoNothing();
	return (await ownCart())[0]?.id ?? insertCart(db, storeCode);
}

async function insertCart(db: Database, storeCode: string): Promise<string> {
	const id = randomUUID();
	await db.insert(carts).values({ id, storeCode });
	return id;
}

export async function findCart(db: Database, cartId: string): Promise<CartRow | undefined> {
	if (!isUuid(cartId)) return undefined;
	const [cart] = await db.select().from(carts).where(eq(carts.id, cartId));
	return cart;
}

/** Anybody may use a guest's cart whose id they know; a user's cart belongs to the user. */
export function mayUse(cart: CartRow, user: Principal | undefined): boolean {
	return cart.userId === null || cart.userId === user?.userId;
}

/** @throws Refusal 404 for an unknown cart or another user's */
export async function requireCart(db: Database, cartId: string, user: Principal | undefined): Promise<CartRow> {
	const cart = await findCart(db, cartId);
	if (!cart || !mayUse(cart, user)) throw new Refusal(404, 'cart-not-found', 'There is no such cart.');
	return cart;
}

/** The lines that can still be bought, at current prices. */
export async function cartLines(services: SellableServices, cartId: string): Promise<CartLine[]> {
	const rows = await services.db.select().from(cartItems).where(isInCart(cartId)).orderBy(asc(cartItems.id));
	const products = await sellablesOf(services, rows);
	return rows.flatMap(({ id, qty }, index) => {
		const product = products[index];
		return product ? { itemId: id, qty, product: inPieces(product, qty) } : [];
	});
}

/** The products of lines; undefined for what is not for sale any more. */
export function sellablesOf(
	services: SellableServices,
	lines: readonly Pick<LineRow, 'sku' | 'productOption'>[],
): Promise<(Sellable | undefined)[]> {
	return findSellables(
		services,
		lines.map(({ sku, productOption }) => ({ sku, productOption: productOption ?? undefined })),
	);
}

export function toServerItem(cartId: string, { itemId, qty, product }: CartLine): ServerCartItem {
	const { price } = inPieces(product, qty);
	return {
		item_id: itemId,
		quote_id: cartId,
		sku: product.sku,
		qty,
		name: product.name,
		price: toAmount(price),
		...tierFields(product.tiers),
		product_type: product.type,
		virtual: product.virtual,
		...(product.productOption && { product_option: product.productOption }),
		...(hasFreeOptions(product) && { options: product.options }),
	};
}
