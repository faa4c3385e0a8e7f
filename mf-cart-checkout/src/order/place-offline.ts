import { isVirtual } from '@pasaz/kernel/domain/cart';
import { $cart, reserveOperation } from '@pasaz/kernel/stores/cart';
import { $user } from '@pasaz/kernel/stores/user';
import type { CartShop } from '../server-cart/cart-call.ts';
import { localTotals } from '../server-cart/cart-totals.ts';
import { choosePayment, chooseShipping, knownMethods } from '../server-cart/methods.ts';
import { $quote } from '../server-cart/quote.ts';
import { orderRequest } from './order-request.ts';
import type { OrderForm } from './place-order.ts';
import { keepOrder } from './waiting-orders.ts';

/** Names of methods do not matter to an order. */
const UNNAMED = { courier: '', cashOnDelivery: '' };

/**
 * Keeps an order that is made without a connection, by what the shop has last said of delivery and payment.
 * @returns its request
 */
export function placeOffline({ storeView }: Pick<CartShop, 'storeView'>, { form, storeCode }: OrderForm) {
	const { lines, serverToken } = $cart.get();
	const known = knownMethods(storeView, UNNAMED);
	const { quote } = $quote.get();
	const virtual = isVirtual(lines);
	const shipping = virtual
		? undefined
		: chooseShipping(quote?.shippingMethods ?? [known.shipping], form.shipping.method);
	const payment = choosePayment(quote?.paymentMethods ?? [known.payment], form.payment.method) ?? known.payment;
	const userId = String($user.get().current?.id ?? '');
	const parts = { lines, details: form, cartId: serverToken ?? '', userId, storeCode, shipping, payment };
	const request = {
		...orderRequest(parts),
		cart_operation: reserveOperation(),
		created_at: new Date().toISOString(),
	};
	keepOrder({
		key: crypto.randomUUID(),
		request,
		lines: [...lines],
		total: localTotals(lines, { shipping, payment }, known.freeFrom).grandTotal,
		madeAt: Date.now(),
		state: 'waiting',
	});
	return request;
}
