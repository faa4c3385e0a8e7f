import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { CartLine } from '../contract/cart-line.ts';
import { addLine, type MinicartCountType, minicartCount, subtotal } from '../domain/cart.ts';
import { emptyCart, loadItems, setCartToken } from '../domain/cart-mutations.ts';
import { type CartState, EMPTY_CART } from '../domain/cart-state.ts';
import type { LocalArea } from '../platform/storage/local-area.ts';
import { write } from './browser-only.ts';
import type { KeepCartOptions } from './keep-cart.ts';

/** Collection and key on the device (rule 21.1). */
export const CART_KEY = 'cart/current-cart';

export interface CartStoreOptions {
	area?: LocalArea;
	/** ms since 1970. */
	now?: () => number;
}

/** How a cart is kept on the device. */
export type KeepCart = ($store: WritableAtom<CartState>, options: KeepCartOptions) => () => void;

interface StartOptions {
	keepCart: KeepCart;
	countType?: MinicartCountType | undefined;
}

/** A cart with what a shopper put in before the device's own was restored. */
function withEarly(cart: CartState, early: CartState): CartState {
	const lines = early.lines.reduce<readonly CartLine[]>((all, line) => addLine(all, line), cart.lines);
	return { ...cart, lines: [...lines], serverToken: cart.serverToken ?? early.serverToken };
}

/** The cart of one tab; `stores/cart` holds the page's. */
export function createCartStore({ area, now = Date.now }: CartStoreOptions = {}) {
	const $state = atom<CartState>(EMPTY_CART);
	const $countType = atom<MinicartCountType>('quantities');
	let catchUp = () => {};

	/** Changes the cart by one of the functions of `domain/cart-mutations`. */
	function changeCart(mutation: (cart: CartState) => CartState): void {
		catchUp();
		write($state, mutation($state.get()));
	}
	/** Nothing is stored: the cart is loaded as it is. */
	function startEmpty(countType: MinicartCountType = 'quantities'): void {
		write($countType, countType);
		write($state, loadItems($state.get(), $state.get().lines));
	}
	function start({ keepCart, countType }: StartOptions): void {
		const early = $state.get();
		if (early.lines.length > 0) write($state, EMPTY_CART);
		catchUp = keepCart($state, { area, now });
		startEmpty(countType);
		if (early.lines.length > 0) changeCart((cart) => withEarly(cart, early));
	}
	const $cart: ReadableAtom<CartState> = $state;
	return {
		$cart,
		$cartIsLoaded: computed($state, ({ isLoaded }) => isLoaded),
		$cartCount: computed([$state, $countType], ({ lines }, type) => minicartCount(lines, type)),
		$cartSubtotal: computed($state, ({ lines }) => subtotal(lines)),
		changeCart,
		updateLines: (change: (lines: readonly CartLine[]) => CartLine[]) =>
			changeCart((cart) => ({ ...cart, lines: change(cart.lines) })),
		setServerToken: (token: string | null) => changeCart((cart) => setCartToken(cart, token)),
		clearCart: () => changeCart(emptyCart),
		startEmpty,
		start,
	};
}
