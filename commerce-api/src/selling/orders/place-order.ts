import { randomUUID } from 'node:crypto';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { orders } from '../../platform/database/schema/sales.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { emailOfUser } from '../../platform/mail/email.ts';
import { findCart, mayUse } from '../cart/carts.ts';
import { dropCoupon, useCoupon } from '../cart/coupons.ts';
import { discountedOf } from '../cart/discount.ts';
import { CASH_ON_DELIVERY } from '../cart/methods.ts';
import { sumsOf } from '../cart/sums.ts';
import { collectUntil as collectEnd, isCollected } from '../collect/collect-method.ts';
import { payByGiftCards } from '../digital/gift-cards.ts';
import { findAnswer, once, requestHash } from '../idempotency.ts';
import { orderRefusal } from '../order-refusal.ts';
import type { OrderRow } from '../order-rows.ts';
import { goodsOfLines, takeGoods } from '../stock/goods.ts';
import { refuseLines } from '../stock/short-lines.ts';
import { enterState } from './change-state.ts';
import { checkPrices, isPriceChange, priceRefusal } from './check-prices.ts';
import { couponRefusal, isCouponRefusal } from './coupon-refusal.ts';
import { confirmByMail } from './letters/order-letter.ts';
import { answerTo, belongsTo, type OrderCaller } from './order-answer.ts';
import { storeItems } from './order-items.ts';
import { findLines, type OrderCall, type OrderParts, type OrderServices, orderParts } from './order-parts.ts';
import { confirmationOf, emptyCart, hasOrder, lockOrderedCart, type OrderedCart, orderOfCart } from './ordered-cart.ts';
import { payUntil } from './pay-until.ts';
import { retryConflicts } from './retry-conflicts.ts';

/**
 * Places an order once for its key, and once for its cart: takes the stock, stores the order at the shop's prices and takes its pieces
 * out of the cart, in one transaction. Pieces that another order has taken out of the cart by then are not ordered again: that order is
 * the answer, whatever the key.
 * @returns the answer as text, the same for every repetition by the same shopper
 * @throws Refusal 409 with a code of the contract's, 422 for a key that was used for another order
 */
export async function placeOrder(services: OrderServices, call: OrderCall): Promise<string> {
	const keyed = { ...call, hash: requestHash(call.request) };
	const known = await findAnswer(services.db, keyed);
	const email = await emailOf(services.db, call);
	const repeat = (db: Database, answer: string) => answerTo(db, { ...call, email }, answer);
	if (known !== undefined) return repeat(services.db, known);
	if (email === '') throw emailMissing();
	return placeOnce(services, { ...keyed, email, repeat });
}

async function placeOnce(services: OrderServices, placing: Placing): Promise<string> {
	try {
		return await placeAtPrices(services, placing);
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		return earlierInstead(services, placing, error);
	}
}

const PRICE_ATTEMPTS = 2;

/**
 * What has changed while the order waited may be nothing that the shopper sees, such as a rate of tax: it is placed as things are now then.
 * @throws Refusal 409 `price-changed`, among others
 */
async function placeAtPrices(services: OrderServices, placing: Placing, attempt = 1): Promise<string> {
	const parts = await orderParts(services, placing);
	try {
		return await retryConflicts(() => inTransaction(services, { ...placing, parts }));
	} catch (error) {
		if (!isPriceChange(error)) throw error;
		if (attempt === PRICE_ATTEMPTS) throw await priceRefusal(services, placing);
		return placeAtPrices(services, placing, attempt + 1);
	}
}

/**
 * The order that the cart has become already, which may be why this one is refused: it has used the coupon, or taken the last piece.
 * @throws the refusal where there is none
 */
async function earlierInstead(services: OrderServices, placing: Placing, refusal: Refusal): Promise<string> {
	try {
		if (!(await hasOrder(services.db, placing.request.cart_id))) throw refusal;
		const storefront = await services.storefronts.of(placing.storeView);
		const lines = await findLines({ ...services, storefront }, placing.request);
		return await once(services.db, placing, async (tx) => {
			const cart = await lockOrderedCart(tx, placing, services.now());
			const order = cart && (await orderOfCart(tx, cart, lines));
			if (!order) throw refusal;
			return answerWith(tx, services, { order, placing });
		});
	} catch (error) {
		if (isCouponRefusal(error)) await forgetCoupon(services.db, placing);
		throw error;
	}
}

/** Without the coupon a second attempt succeeds. */
async function forgetCoupon(db: Database, { request, user }: OrderCall): Promise<void> {
	const cart = await findCart(db, request.cart_id);
	if (cart && mayUse(cart, user)) await dropCoupon(db, cart.id, request.coupon);
}

interface Placing extends OrderCall, OrderCaller {
	hash: string;
	repeat: (tx: Database, answer: string) => Promise<string>;
}

interface Priced extends Placing {
	parts: OrderParts;
}

function inTransaction(services: OrderServices, placing: Priced): Promise<string> {
	return once(services.db, placing, async (tx) => {
		const { lines } = placing.parts;
		const cart = await lockOrderedCart(tx, placing, services.now());
		const earlier = cart && (await orderOfCart(tx, cart, lines));
		if (earlier) return answerWith(tx, services, { order: earlier, placing });
		const { shipping, shippingAddress } = placing.parts;
		const showroom = shipping && isCollected(shipping) ? shippingAddress?.pickup_point : undefined;
		const goods = goodsOfLines(lines, showroom);
		await takeGoods(tx, goods, services.now()).catch((error) => refuseLines(lines, error));
		await checkPrices(tx, placing.parts);
		const order = await storeOrder(tx, services, { ...placing, cart });
		await takeCoupon(tx, services, { ...placing, orderUuid: order.uuid });
		await storeItems(tx, order.uuid, lines);
		if (cart) await emptyCart(tx, { cart, lines, coupon: placing.request.coupon });
		const { isCovered } = await takeGiftCards(tx, order, placing);
		await confirmByMail(tx, services, order.uuid);
		if (isCovered || order.paymentStatus === 'paid')
			await enterState(tx, services, { order: { ...order, paymentStatus: 'pending' }, change: { state: 'paid' } });
		return answerWith(tx, services, { order, placing });
	});
}

interface Answered {
	order: OrderRow;
	placing: Placing;
}

async function answerWith(tx: Database, { now }: OrderServices, { order, placing }: Answered): Promise<string> {
	const isOpened = belongsTo(placing, order);
	return JSON.stringify({ code: 200, result: await confirmationOf(tx, order, { now: now(), isOpened }) });
}

/** Late in the transaction, because the coupon stays locked until its end. */
async function takeCoupon(
	tx: Database,
	{ now }: OrderServices,
	placing: Priced & { orderUuid: string },
): Promise<void> {
	const { parts, orderUuid, email, user } = placing;
	const { discount, lines, storefront } = parts;
	if (!discount) return;
	const at = { goods: discountedOf(lines), currency: storefront.currency, now: now() };
	const problem = await useCoupon(tx, { discount, orderUuid, userId: user?.userId ?? null, email, at });
	if (problem) throw couponRefusal(problem, parts);
}

async function storeOrder(
	tx: Database,
	{ now, orderPrefix, payMinutes, collectDays }: OrderServices,
	placing: Priced & { cart: OrderedCart | undefined },
): Promise<OrderRow> {
	const { request, parts, user, email, cart } = placing;
	const { shipping, payment, storefront } = parts;
	const sums = sumsOf(parts);
	const createdAt = now();
	const paymentStatus = firstPaymentStatus(payment.code, sums.grandTotal);
	const collectUntil = shipping && isCollected(shipping) && collectDays ? collectEnd(createdAt, collectDays) : null;
	const [order] = await tx
		.insert(orders)
		.values({
			uuid: randomUUID(),
			number: await nextNumber(tx, orderPrefix),
			userId: user?.userId ?? null,
			email,
			storeCode: storefront.view.storeCode,
			currency: storefront.currency,
			status: 'pending',
			paymentStatus,
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
			digitalConsent: request.digital_consent === true,
			comments: request.comments ?? null,
			cartId: cart?.id ?? null,
			cartOperation: cart?.operation ?? null,
			payUntil: paymentStatus === 'pending' ? payUntil(parts, { createdAt, payMinutes, collectUntil }) : null,
			collectUntil,
			createdAt,
			updatedAt: createdAt,
		})
		.returning();
	if (!order) throw new Error('The order was not stored');
	return order;
}

function firstPaymentStatus(method: string, grandTotal: number) {
	if (grandTotal === 0) return 'paid';
	return method === CASH_ON_DELIVERY ? 'on-delivery' : 'pending';
}

async function nextNumber(tx: Database, prefix: string): Promise<string> {
	const [row] = await tx.select({ next: sql<number>`nextval('order_number')::int` }).from(sql`(select 1) one`);
	return `${prefix}-${String(row?.next).padStart(6, '0')}`;
}

/** Last, because the cards stay locked until the end. */
async function takeGiftCards(tx: Database, order: OrderRow, { request }: Priced): Promise<{ isCovered: boolean }> {
	const { uuid: orderUuid, currency, grandTotal: sum } = order;
	const codes = request.gift_cards ?? [];
	const giftCardAmount = await payByGiftCards(tx, { codes, orderUuid, currency, sum });
	const expected = request.expected_due;
	if (expected !== undefined && sum - giftCardAmount > toGrosze(expected)) {
		throw orderRefusal('gift-card-unavailable', { codes });
	}
	if (giftCardAmount === 0) return { isCovered: false };
	const isCovered = giftCardAmount === sum;
	const changed = { giftCardAmount, ...(isCovered && { paymentStatus: 'paid' as const, payUntil: null }) };
	await tx.update(orders).set(changed).where(eq(orders.uuid, orderUuid));
	return { isCovered };
}

/** Address of the confirmation; empty for a guest who gives none. */
async function emailOf(db: Database, { request, user }: OrderCall): Promise<string> {
	const { email } = request.addressInformation.billingAddress;
	return email || (user && (await emailOfUser(db, user))) || '';
}

function emailMissing(): Refusal {
	const field = 'addressInformation.billingAddress.email';
	return new Refusal(422, 'invalid-input', `The field "${field}" is missing or not as expected.`);
}
