import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { CartLine } from '../contract/cart-line.ts';
import type { LocalArea } from '../device/storage/area.ts';
import { addLine, type CartState, EMPTY_CART, pieces, subtotal } from '../domain/cart.ts';
import { write } from './browser-only.ts';
import type { KeepCartOptions } from './keep-cart.ts';
import { startWhenStored } from './start-when-stored.ts';

export const CART_KEY = 'cart/current-cart';

interface CartStoreOptions {
	area?: LocalArea;
	/** ms since 1970. */
	now?: () => number;
}

type KeepCart = ($store: WritableAtom<CartState>, options: KeepCartOptions) => () => void;

/** Adds what the shopper put in before the device's cart was restored. */
function withEarly(cart: CartState, early: CartState): CartState {
	const lines = early.lines.reduce<readonly CartLine[]>((all, line) => addLine(all, line), cart.lines);
	return { ...cart, lines: [...lines], serverToken: cart.serverToken ?? early.serverToken };
}

export function createCartStore({ area, now = Date.now }: CartStoreOptions = {}) {
	const $state = atom<CartState>(EMPTY_CART);
	/** Set while the device keeps the cart. */
	let catchUp: (() => void) | undefined;

	function change(next: (cart: CartState) => CartState): void {
		catchUp?.();
		write($state, next($state.get()));
	}
	function startEmpty(): void {
		write($state, { ...$state.get(), isLoaded: true });
	}
	function start(keepCart: KeepCart): void {
		// a second start would take the restored lines for early ones, and add them to themselves
		if (catchUp) return;
		const early = $state.get();
		if (early.lines.length > 0) write($state, EMPTY_CART);
		catchUp = keepCart($state, { area, now });
		startEmpty();
		if (early.lines.length > 0) change((cart) => withEarly(cart, early));
	}
	const $cart: ReadableAtom<CartState> = $state;
	return {
		/** The cart, which all tabs of the device share. */
		$cart,
		/** Whether the device's cart is restored; before that, an empty cart means nothing. */
		$cartIsLoaded: computed($state, ({ isLoaded }) => isLoaded),
		$cartCount: computed($state, ({ lines }) => pieces(lines)),
		$cartSubtotal: computed($state, ({ lines }) => subtotal(lines)),
		/** Replaces the lines by the result of a function of `domain/cart`. */
		updateLines: (next: (lines: readonly CartLine[]) => CartLine[]) =>
			change((cart) => ({ ...cart, lines: next(cart.lines) })),
		setServerToken: (serverToken: string | null) => change((cart) => ({ ...cart, serverToken })),
		clearCart: () => change(({ isLoaded }) => ({ ...EMPTY_CART, isLoaded })),
		/** Marks the cart as loaded on a device that keeps none. */
		startEmpty,
		start,
	};
}

const page = createCartStore();
export const { $cart, $cartIsLoaded, $cartCount, $cartSubtotal, updateLines, setServerToken, clearCart } = page;

export function startCart(): Promise<void> {
	const start = async () => page.start((await import('./keep-cart.ts')).keepCart);
	return startWhenStored({ key: CART_KEY, $store: $cart, startEmpty: page.startEmpty, start });
}
