import { randomUUID } from 'node:crypto';
import type { ServerCartItem, ShippingMethod } from '@pasaz/kernel/contract/cart';
import { toAmount } from '@pasaz/kernel/domain/money';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { cartItems, carts } from '../database/schema/sales.ts';
import { Refusal } from '../http/refusal.ts';
import type { Principal } from '../http/route.ts';
import { type Parcel, shippingMethods } from './methods.ts';
import { findSellables, type SellableDeps } from './sellable.ts';
import type { PricedLine } from './totals.ts';

export type CartRow = typeof carts.$inferSelect;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A guest gets a new cart, a user always the same one. */
export async function openCart(db: Database, user: Principal | undefined): Promise<string> {
	if (!user) return insertCart(db, null);
	const ownCart = () => db.select({ id: carts.id }).from(carts).where(eq(carts.userId, user.userId));
	const [cart] = await ownCart();
	if (cart) return cart.id;
	await db.insert(carts).values({ id: randomUUID(), userId: user.userId }).onConflictDoNothing();
	return (await ownCart())[0]?.id ?? insertCart(db, null);
}

async function insertCart(db: Database, userId: number | null): Promise<string> {
	const id = randomUUID();
	await db.insert(carts).values({ id, userId });
	return id;
}

export async function findCart(db: Database, cartId: string): Promise<CartRow | undefined> {
	if (!UUID.test(cartId)) return undefined;
	const [cart] = await db.select().from(carts).where(eq(carts.id, cartId));
	return cart;
}

/** Whoever knows a guest's cart may use it; a user's only the user. */
export function mayUse(cart: CartRow, user: Principal | undefined): boolean {
	return cart.userId === null || cart.userId === user?.userId;
}

/** @throws Refusal 404 for an unknown cart and for another user's alike */
export async function requireCart(db: Database, cartId: string, user: Principal | undefined): Promise<CartRow> {
	const cart = await findCart(db, cartId);
	if (!cart || !mayUse(cart, user)) throw new Refusal(404, 'cart-not-found', 'There is no such cart.');
	return cart;
}

/** The lines that can still be bought, at today's prices; what the shop no longer has is left out. */
export async function cartLines(deps: SellableDeps, cartId: string): Promise<PricedLine[]> {
	const rows = await deps.db.select().from(cartItems).where(eq(cartItems.cartId, cartId)).orderBy(asc(cartItems.id));
	const wishes = rows.map(({ sku, productOption }) => ({ sku, productOption: productOption ?? undefined }));
	const products = await findSellables(deps, wishes);
	return rows.flatMap(({ id, qty }, index) => {
		const product = products[index];
		return product ? { itemId: id, qty, product } : [];
	});
}

export function parcelOf(lines: PricedLine[]): Parcel {
	return {
		goods: lines.reduce((sum, { product, qty }) => sum + product.price * qty, 0),
		virtual: lines.length > 0 && lines.every(({ product }) => product.virtual),
	};
}

/** The way of delivery that was chosen for the cart, at the price for what is in it now. */
export function chosenShipping(cart: CartRow, lines: PricedLine[]): ShippingMethod | undefined {
	const offered = shippingMethods(parcelOf(lines), cart.shippingCountry ?? '');
	return offered.find(
		({ carrier_code, method_code }) => carrier_code === cart.shippingCarrier && method_code === cart.shippingMethod,
	);
}

export function toServerItem(cartId: string, { itemId, qty, product }: PricedLine): ServerCartItem {
	return {
		item_id: itemId,
		quote_id: cartId,
		sku: product.sku,
		qty,
		name: product.name,
		price: toAmount(product.price),
		product_type: product.type,
		...(product.productOption && { product_option: product.productOption }),
	};
}
