import { randomUUID } from 'node:crypto';
import type { OrderConfirmation, OrderRequest } from '@pasaz/kernel/contract/order';
import { eq, inArray, sql } from 'drizzle-orm';
import { findCart, mayUse } from '../cart/carts.ts';
import { CASH_ON_DELIVERY } from '../cart/methods.ts';
import type { SellableDeps } from '../cart/sellable.ts';
import { sumsOf } from '../cart/totals.ts';
import type { Database } from '../database/database.ts';
import { products } from '../database/schema/catalog.ts';
import { cartItems, orders } from '../database/schema/sales.ts';
import { users } from '../database/schema/users.ts';
import { Refusal } from '../http/refusal.ts';
import type { Principal } from '../http/route.ts';
import { findAnswer, once, requestHash } from './idempotency.ts';
import { storeItems } from './order-items.ts';
import { demandOf, type OrderParts, orderParts } from './order-parts.ts';
import { orderRefusal } from './order-refusal.ts';
import { retryConflicts } from './retry-conflicts.ts';
import { takeStock } from './take-stock.ts';

export interface OrderDeps extends SellableDeps {
	now: () => Date;
	/** Before the number, e.g. `BRZ`. */
	orderPrefix: string;
}

export interface OrderCall {
	request: OrderRequest;
	key: string;
	user: Principal | undefined;
}

/**
 * Places an order once for its key: takes the stock, stores the order at the shop's prices and empties the cart, all or nothing.
 * @returns the whole answer as text, the same for every repetition
 * @throws Refusal 409 with a code of the contract's, 422 for a key that was used for another order
 */
export async function placeOrder(deps: OrderDeps, call: OrderCall): Promise<string> {
	const keyed = { key: call.key, hash: requestHash(call.user?.userId ?? null, call.request) };
	const known = await findAnswer(deps.db, keyed);
	if (known !== undefined) return known;
	const email = await emailOf(deps.db, call);
	const parts = await orderParts(deps, call.request);
	return retryConflicts(() => inTransaction(deps, { ...call, ...keyed, parts, email }));
}

interface Placing extends OrderCall {
	hash: string;
	parts: OrderParts;
	email: string;
}

function inTransaction(deps: OrderDeps, placing: Placing): Promise<string> {
	return once(deps.db, placing, async (tx) => {
		const { lines } = placing.parts;
		await takeStock(tx, demandOf(lines));
		await checkPrices(tx, placing.parts);
		const stored = await storeOrder(tx, deps, placing);
		await storeItems(tx, stored.backendOrderId, lines);
		await emptyCart(tx, placing);
		return JSON.stringify({ code: 200, result: stored });
	});
}

/** The lines were read before the transaction; what was changed since does not slip through. */
async function checkPrices(tx: Database, { lines }: OrderParts): Promise<void> {
	const parts = lines.flatMap(({ product }) => product.components);
	const ids = parts.map(({ productId }) => productId);
	const rows = await tx
		.select({ id: products.id, price: products.finalPrice, status: products.status })
		.from(products)
		.where(inArray(products.id, ids));
	const current = new Map(rows.map(({ id, price, status }) => [id, status === 1 ? price : undefined]));
	if (parts.some(({ productId, price }) => current.get(productId) !== price)) throw orderRefusal('price-changed');
}

async function storeOrder(tx: Database, { now, orderPrefix }: OrderDeps, placing: Placing): Promise<OrderConfirmation> {
	const { request, parts, user, email } = placing;
	const { lines, shipping, payment } = parts;
	const sums = sumsOf(lines, shipping);
	const uuid = randomUUID();
	const number = await nextNumber(tx, orderPrefix);
	const createdAt = now();
	await tx.insert(orders).values({
		uuid,
		number,
		userId: user?.userId ?? null,
		email,
		storeCode: request.store_code ?? 'pl',
		currency: 'PLN',
		status: 'pending',
		paymentStatus: firstPaymentStatus(payment.code, sums.grandTotal),
		paymentMethod: payment.code,
		paymentTitle: payment.title,
		shippingMethod: shipping ? `${shipping.carrier_code}_${shipping.method_code}` : null,
		shippingTitle: shipping?.method_title ?? '',
		subtotal: sums.goods,
		discount: 0,
		shipping: sums.shipping,
		shippingNet: sums.shippingNet,
		tax: sums.tax,
		grandTotal: sums.grandTotal,
		billingAddress: parts.billingAddress,
		shippingAddress: parts.shippingAddress,
		comments: request.comments ?? null,
		createdAt,
		updatedAt: createdAt,
	});
	return { backendOrderId: uuid, magentoOrderId: number, orderNumber: number, transferedAt: createdAt.toISOString() };
}

function firstPaymentStatus(method: string, grandTotal: number) {
	if (grandTotal === 0) return 'paid';
	return method === CASH_ON_DELIVERY ? 'on-delivery' : 'pending';
}

async function nextNumber(tx: Database, prefix: string): Promise<string> {
	const [row] = await tx.select({ next: sql<number>`nextval('order_number')::int` }).from(sql`(select 1) one`);
	return `${prefix}-${String(row?.next).padStart(6, '0')}`;
}

/** A cart that is unknown by now (cleared, or never sent by a device that was offline) holds nothing to empty. */
async function emptyCart(tx: Database, { request, user }: Placing): Promise<void> {
	const cart = await findCart(tx, request.cart_id);
	if (!cart) return;
	if (!mayUse(cart, user)) throw orderRefusal('cart-mismatch');
	await tx.delete(cartItems).where(eq(cartItems.cartId, cart.id));
}

/** Where the confirmation goes: a guest must say it, a user's own address is known. */
async function emailOf(db: Database, { request, user }: OrderCall): Promise<string> {
	const { email } = request.addressInformation.billingAddress;
	if (email) return email;
	const [owner] = user ? await db.select({ email: users.email }).from(users).where(eq(users.id, user.userId)) : [];
	if (owner) return owner.email;
	const field = 'addressInformation.billingAddress.email';
	throw new Refusal(422, 'invalid-input', `The field "${field}" is missing or not as expected.`);
}
