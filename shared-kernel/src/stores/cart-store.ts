import { atom, computed, type ReadableAtom } from 'nanostores';
import type { CartLine } from '../contract/cart-line.ts';
import { type MinicartCountType, minicartCount, subtotal } from '../domain/cart.ts';
import { emptyCart, loadItems, setCartToken } from '../domain/cart-mutations.ts';
import { type CartState, EMPTY_CART } from '../domain/cart-state.ts';
import { mergeCarts } from '../domain/merge-carts.ts';
import { readCart } from '../domain/read-cart.ts';
import { forgetOldRemovals, stampChanges } from '../domain/stamp-changes.ts';
import { NOTHING_STORED, type StampedCart } from '../domain/stamped-cart.ts';
import type { LocalArea } from '../platform/storage/local-area.ts';
import { write } from './browser-only.ts';
import { type Keeping, keep } from './persisted.ts';

export interface CartStoreOptions {
	area?: LocalArea;
	/** ms since 1970. */
	now?: () => number;
}

function stampedOf(before: StampedCart, cart: CartState, now: number): StampedCart {
	// in the form in which it will be read: texts that differ count as different
	const stamped = stampChanges(before, readCart(cart) ?? cart, now);
	return JSON.stringify(stamped) === JSON.stringify(before) ? before : forgetOldRemovals(stamped, now);
}

function keepingOf(now: () => number): Keeping<CartState, StampedCart> {
	return {
		read: readCart,
		store: (before = NOTHING_STORED, cart) => stampedOf(before, cart, now()),
		merge: mergeCarts,
		restore: ({ version: _, stamps: __, ...kept }, cart) => ({ ...cart, ...kept }),
	};
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
	function start({ countType = 'quantities' }: { countType?: MinicartCountType } = {}): void {
		write($countType, countType);
		catchUp = keep({ $store: $state, key: 'cart/current-cart', keeping: keepingOf(now), area });
		write($state, loadItems($state.get(), $state.get().lines));
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
		start,
	};
}
