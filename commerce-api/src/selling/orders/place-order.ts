import { randomUUID } from 'node:crypto';
import type { OrderConfirmation } from '@pasaz/kernel/contract/order';
import { eq, inArray, sql } from 'drizzle-orm';
import { newOrderSecret } from '../../community/mail-links/order-links.ts';
import type { Database } from '../../platform/database/database.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { carts, orders } from '../../platform/database/schema/sales.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { emailOfUser } from '../../platform/mail/email.ts';
import { findCart, mayUse } from '../cart/carts.ts';
import { dropCoupon, useCoupon } from '../cart/coupons.ts';
import { goodsOf } from '../cart/discount.ts';
import { CASH_ON_DELIVERY } from '../cart/methods.ts';
import { sumsOf } from '../cart/sums.ts';
import { takeOrdered } from '../cart/take-ordered.ts';
import { findAnswer, once, requestHash } from './idempotency.ts';
import { storeItems } from './order-items.ts';
import { confirmByMail } from './order-letter.ts';
import { demandOf, type OrderCall, type OrderParts, type OrderServices, orderParts } from './order-parts.ts';
import { couponRefusal, isCouponRefusal, orderRefusal } from './order-refusal.ts';
import { retryConflicts } from './retry-conflicts.ts';
import { takeStock } from './stock.ts';

/**
 * Places an order once for its key: takes the stock, stores the order at the shop's prices and takes its pieces out of the cart,
 * in one transaction.
 * @returns the answer as text, the same for every repetition
 * @throws Refusal 409 with a code of the contract's, 422 for a key that was used for another order
 */
export async function placeOrder(services: OrderServices, call: OrderCall): Promise<string> {
	const keyed = { key: call.key, hash: requestHash(call.user?.userId ?? null, call.request) };
	const known = await findAnswer(services.db, keyed);
	if (known !== undefined) return known;
	const email = await emailOf(services.db, call);
	try {
		const parts = await orderParts(services, call);
		return await retryConflicts(() => inTransaction(services, { ...call, ...keyed, parts, email }));
	} catch (error) {
		if (isCouponRefusal(error)) await forgetCoupon(services.db, call);
		throw error;
	}
}

/** Without the coupon a second attempt succeeds. */
async function forgetCoupon(db: Database, { request, user }: OrderCall): Promise<void> {
	const cart = await findCart(db, request.cart_id);
	if (cart && mayUse(cart, user)) await dropCoupon(db, cart.id);
}

/** The stored answer holds the secret, so it opens the order only while the shopper is at it. */
const CONFIRMATION_LIFE_MS = 24 * 60 * 60 * 1000;

interface Placing extends OrderCall {
	hash: string;
	parts: OrderParts;
	email: string;
}

function inTransaction(services: OrderServices, placing: Placing): Promise<string> {
	return once(services.db, placing, async (tx) => {
		const { lines } = placing.parts;
		await takeStock(tx, demandOf(lines));
		await checkPrices(tx, placing.parts);
		const stored = await storeOrder(tx, services, placing);
		await takeCoupon(tx, services, { ...placing, orderUuid: stored.backendOrderId });
		await storeItems(tx, stored.backendOrderId, lines);
		await emptyCart(tx, services, placing);
		await confirmByMail(tx, services, stored.backendOrderId);
		return JSON.stringify({ code: 200, result: stored });
	});
}

/** Prices may have changed since the lines were read, before the transaction. */
async function checkPrices(tx: Database, { lines, storefront }: OrderParts): Promise<void> {
	const parts = lines.flatMap(({ product }) => product.components);
	const ids = parts.map(({ productId }) => productId);
	const rows = await tx
		.select({
			id: products.id,
			price: products.finalPrice,
			taxClassId: products.taxClassId,
			status: products.status,
		})
		.from(products)
		.where(inArray(products.id, ids));
	const enabled = rows.filter(({ status }) => status === 1);
	const current = new Map(enabled.map(({ id, price, taxClassId }) => [id, storefront.localPrice(price, taxClassId)]));
	if (parts.some(({ productId, price }) => current.get(productId) !== price)) throw orderRefusal('price-changed');
}

/** Late in the transaction, because the coupon stays locked until its end. */
async function takeCoupon(
	tx: Database,
	{ now }: OrderServices,
	placing: Placing & { orderUuid: string },
): Promise<void> {
	const { parts, orderUuid, email, user } = placing;
	const { discount, lines, storefront } = parts;
	if (!discount) return;
	const at = { goods: goodsOf(lines), currency: storefront.currency, now: now() };
	const problem = await useCoupon(tx, { discount, orderUuid, userId: user?.userId ?? null, email, at });
	if (problem) throw couponRefusal(problem, parts);
}

async function storeOrder(
	tx: Database,
	{ now, orderPrefix }: OrderServices,
	placing: Placing,
): Promise<OrderConfirmation> {
	const { request, parts, user, email } = placing;
	const { shipping, payment, storefront } = parts;
	const sums = sumsOf(parts);
	const uuid = randomUUID();
	const number = await nextNumber(tx, orderPrefix);
	const createdAt = now();
	await tx.insert(orders).values({
		uuid,
		number,
		userId: user?.userId ?? null,
		email,
		storeCode: storefront.view.storeCode,
		currency: storefront.currency,
		status: 'pending',
		paymentStatus: firstPaymentStatus(payment.code, sums.grandTotal),
		paymentMethod: payment.code,
		paymentTitle: payment.title,
		shippingMethod: shipping ? `${shipping.carrier_code}_${shipping.method_code}` : null,
		shippingTitle: shipping?.method_title ?? '',
		subtotal: sums.goods,
		discount: sums.discount,
		coupon: parts.discount?.code ?? null,
		startPage: parts.startPage,
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
	const orderSecret = await newOrderSecret(tx, uuid, { now: createdAt, lifeMs: CONFIRMATION_LIFE_MS });
	return {
		backendOrderId: uuid,
		magentoOrderId: number,
		orderNumber: number,
		transferedAt: createdAt.toISOString(),
		orderSecret,
	};
}

function firstPaymentStatus(method: string, grandTotal: number) {
	if (grandTotal === 0) return 'paid';
	return method === CASH_ON_DELIVERY ? 'on-delivery' : 'pending';
}

async function nextNumber(tx: Database, prefix: string): Promise<string> {
	const [row] = await tx.select({ next: sql<number>`nextval('order_number')::int` }).from(sql`(select 1) one`);
	return `${prefix}-${String(row?.next).padStart(6, '0')}`;
}

/** The cart may be unknown: never sent by a device that was offline. */
async function emptyCart(tx: Database, { now }: OrderServices, placing: Placing): Promise<void> {
	const { request, user, parts } = placing;
	const cart = await findCart(tx, request.cart_id);
	if (!cart) return;
	if (!mayUse(cart, user)) throw orderRefusal('cart-mismatch');
	await takeOrdered(tx, cart.id, { lines: parts.lines, operation: request.cart_operation, now: now() });
	await tx.update(carts).set({ coupon: null, startPage: null }).where(eq(carts.id, cart.id));
}

/** Address of the confirmation, which guests must give. */
async function emailOf(db: Database, { request, user }: OrderCall): Promise<string> {
	const { email } = request.addressInformation.billingAddress;
	if (email) return email;
	const own = user && (await emailOfUser(db, user));
	if (own) return own;
	const field = 'addressInformation.billingAddress.email';
	throw new Refusal(422, 'invalid-input', `The field "${field}" is missing or not as expected.`);
}
