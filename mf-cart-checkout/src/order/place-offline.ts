import type { PaymentMethod, ShippingMethod } from '@pasaz/kernel/contract/cart';
import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import { isVirtual } from '@pasaz/kernel/domain/cart';
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
import { orderRequest } from './order-request.ts';
import { keepOrder } from './waiting-orders.ts';

/** Names of methods do not matter to an order. */
const UNNAMED = { courier: '', cashOnDelivery: '' };

interface Sum {
	lines: readonly CartLine[];
	shipping: ShippingMethod | undefined;
	payment: PaymentMethod | undefined;
	freeFrom: number;
}

/** The shop's last word where it was about this very cart. A coupon that it does not count stands beside the sum. */
function knownSum({ lines, shipping, payment, freeFrom }: Sum): { total: number; coupon?: string } {
	const { quote } = $quote.get();
	const wanted = $coupon.get();
	const isSaid = quote?.hash === cartHash(lines) && quote.shipping === (shipping ? shippingKey(shipping) : '');
	const { grandTotal: total } =
		quote && isSaid ? serverTotals(quote.totals, payment) : localTotals(lines, { shipping, payment }, freeFrom);
	const isCounted = isSaid && wanted?.cartId === quote?.cartId;
	return wanted?.code && !isCounted ? { total, coupon: wanted.code } : { total };
}

/** Keeps an order made offline. @returns its request, or nothing where it cannot be paid in the way that was chosen (rule 16.30) */
export function placeOffline(
	{ storeView }: Pick<CartShop, 'storeView'>,
	{ form, storeCode }: Omit<OrderForm, 'agreed'>,
) {
	const { lines, serverToken } = $cart.get();
	const known = knownMethods(storeView, UNNAMED);
	const { quote } = $quote.get();
	const virtual = isVirtual(lines);
	const shipping = virtual
		? undefined
		: chooseShipping(quote?.shippingMethods ?? [known.shipping], form.shipping.method);
	const ways = paymentsFor(quote?.paymentMethods ?? [known.payment], { isVirtual: virtual, isOnline: false });
	const payment = choosePayment(ways, form.payment.method, false);
	if (!payment) return;
	const { total, coupon } = knownSum({ lines, shipping, payment, freeFrom: known.freeFrom });
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
	const request = {
		...orderRequest(parts),
		...expectedSums(total),
		cart_operation: reserveOperation(),
		created_at: new Date().toISOString(),
	};
	keepOrder({
		key: crypto.randomUUID(),
		request,
		lines: [...lines],
		total,
		...(coupon && { coupon }),
		madeAt: Date.now(),
		state: 'waiting',
	});
	return request;
}
