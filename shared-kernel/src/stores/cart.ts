import type { MinicartCountType } from '../domain/cart.ts';
import { CART_KEY, createCartStore } from './cart-store.ts';
import { startWhenStored } from './start-when-stored.ts';

const page = createCartStore();

/** The cart of this page, as all tabs of the device have it. */
export const $cart = page.$cart;
/** Whether the cart of this device is restored; before that an empty cart says nothing. */
export const $cartIsLoaded = page.$cartIsLoaded;
/** What the mini cart's badge shows: pieces, or lines where the shop is configured so. */
export const $cartCount = page.$cartCount;
/** Gross grosze of the lines. */
export const $cartSubtotal = page.$cartSubtotal;

/** Changes the cart by one of the functions of `domain/cart-mutations`. */
export const changeCart = page.changeCart;
/** Replaces the lines by what one of the functions of `domain/cart` makes of them. */
export const updateLines = page.updateLines;
export const setServerToken = page.setServerToken;
export const clearCart = page.clearCart;
/** Restores the cart of this device and follows the other tabs. */
export function startCart(options: { countType?: MinicartCountType } = {}): Promise<void> {
	const start = async () => {
		const { keepCart } = await import('./keep-cart.ts');
		page.start({ keepCart, ...options });
	};
	return startWhenStored({
		key: CART_KEY,
		$store: page.$cart,
		startEmpty: () => page.startEmpty(options.countType),
		start,
	});
}
