import type { PaymentMethod, ShippingMethod } from '@pasaz/kernel/contract/cart';
import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import type { OrderRequest } from '@pasaz/kernel/contract/order';
import { isVirtual, priceNow } from '@pasaz/kernel/domain/cart';
import { toAmount } from '@pasaz/kernel/domain/money';
import { $cart, reserveOperation } from '@pasaz/kernel/stores/cart';
import { $user } from '@pasaz/kernel/stores/user';
import { cartHash } from '../cart/cart-hash.ts';
import type { CartShop } from '../server-cart/cart-call.ts';
import { localTotals, serverTotals } from '../server-cart/cart-totals.ts';
import { $coupon } from '../server-cart/coupon.ts';
import { choosePayment, chooseShipping, knownMethods, paymentsFor, shippingKey } from '../server-cart/methods.ts';
import { $quote } from '../server-cart/quote.ts';
import { expectedSums } from './expected-sums.ts';
import { heldCodes } from './gift-cards.ts';
import type { OrderForm } from './order-change.ts';
import { type OrderParts, orderRequest } from './order-request.ts';
import { NO_METHOD, type OrderFailure } from './refusal.ts';
import { keepOrder, type WaitingOrder } from './waiting-orders.ts';

/** Names of methods do not matter to an order. */
const UNNAMED = { courier: '', cashOnDelivery: '' };

interface Sum {
	lines: readonly CartLine[];
	country: string;
	shipping: ShippingMethod | undefined;
	payment: PaymentMethod | undefined;
	freeFrom: number;
}

type KnownSum = Pick<WaitingOrder, 'total' | 'coupon' | 'isCouponCounted'>;

/** The shop's last word where it was about this very cart and country, as the page shows it. */
function knownSum({ lines, country, shipping, payment, freeFrom }: Sum): KnownSum {
	const { quote } = $quote.get();
	const wanted = $coupon.get();
	const isSaid =
		quote?.hash === cartHash(lines) &&
		quote.country === country &&
		quote.shipping === (shipping ? shippingKey(shipping) : '');
	const { grandTotal: total } =
		quote && isSaid ? serverTotals(quote.totals, payment) : localTotals(lines, { shipping, payment }, freeFrom);
	const isCounted = isSaid && wanted?.cartId === quote?.cartId;
	return wanted?.code ? { total, coupon: wanted.code, isCouponCounted: isCounted } : { total };
}

/**
 * The server may not have heard yet how the pieces came into the cart, and take them for those of an order before (rule 15.24). The
 * prices are those of the sum, also where the shop has raised one since it was put in: both stand at the line (rule 13.28).
 */
function offlineRequest(parts: OrderParts, total: number): OrderRequest {
	const request = orderRequest(parts);
	const products = request.products.map((product, index) => {
		const line = parts.lines[index];
		return line ? { ...product, price: toAmount(priceNow(line)), ops: line.ops } : product;
	});
	return {
		...request,
		products,
		...expectedSums(total),
		cart_operation: reserveOperation(),
		created_at: new Date().toISOString(),
	};
}

type OfflineResult = { status: 'kept'; request: OrderRequest } | { status: 'failed'; failure: OrderFailure };

/** Keeps an order made offline, if it can be paid in the way that was chosen (rule 16.30) and the device can store it (rule 16.9). */
export async function placeOffline(
	{ storeView }: Pick<CartShop, 'storeView'>,
	{ form, storeCode }: Omit<OrderForm, 'agreed'>,
): Promise<OfflineResult> {
	const { lines, serverToken } = $cart.get();
	const known = knownMethods(storeView, UNNAMED);
	const { quote } = $quote.get();
	const virtual = isVirtual(lines);
	const shipping = virtual
		? undefined
		: chooseShipping(quote?.shippingMethods ?? [known.shipping], form.shipping.method);
	const ways = paymentsFor(quote?.paymentMethods ?? [known.payment], { isVirtual: virtual, isOnline: false });
	const payment = choosePayment(ways, form.payment.method, false);
	if (!payment) return { status: 'failed', failure: NO_METHOD };
	const sum = knownSum({ lines, country: form.shipping.country, shipping, payment, freeFrom: known.freeFrom });
	const userId = String($user.get().current?.id ?? '');
	const parts = {
		lines,
		details: form,
		cartId: serverToken ?? '',
		userId,
		storeCode,
		shipping,
		payment,
		giftCards: heldCodes(),
	};
	const request = offlineRequest(parts, sum.total);
	const isKept = await keepOrder({
		key: crypto.randomUUID(),
		request,
		lines: [...lines],
		...sum,
		madeAt: Date.now(),
		state: 'waiting',
	});
	return isKept ? { status: 'kept', request } : { status: 'failed', failure: { kind: 'not-kept' } };
}
