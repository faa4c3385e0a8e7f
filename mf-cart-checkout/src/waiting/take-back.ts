import { addToCart } from '@pasaz/kernel/stores/cart';
import { dropOrder, type WaitingOrder } from '../order/waiting-orders.ts';
import { $coupon, setCoupon, startCoupon } from '../server-cart/coupon.ts';

/** Puts an order that waits back into the cart, with its coupon unless the cart has another (rule 16.11). */
export function takeBack({ key, lines, coupon }: WaitingOrder): void {
	dropOrder(key);
	for (const { qty, ...product } of lines) addToCart(product, qty);
	startCoupon();
	if (coupon && !$coupon.get()?.code) setCoupon({ code: coupon, cartId: null });
}
