import { atom, computed, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import type { CartLine } from '../contract/cart-line.ts';
import { type MinicartCountType, minicartCount, subtotal } from '../domain/cart.ts';
import { emptyCart, loadItems, setCartToken } from '../domain/cart-mutations.ts';
import { partsOf, storedOf } from '../domain/cart-parts.ts';
import { type CartState, EMPTY_CART } from '../domain/cart-state.ts';
import { mergeCarts } from '../domain/merge-carts.ts';
import { forgetOldRemovals, stampChanges } from '../domain/stamp-changes.ts';
import { NOTHING_STORED, StampedCart } from '../domain/stamped-cart.ts';
import type { LocalArea } from '../platform/storage/local-area.ts';
import { write } from './browser-only.ts';
import { type Keeping, keep } from './persisted.ts';

export interface CartStoreOptions {
	area?: LocalArea;
	/** ms since 1970. */
	now?: () => number;
}

/** Of whatever release it is, in the order and with the stamps of this one. */
const ReadCart = z.pipe(
	StampedCart,
	z.transform((stored) => storedOf(partsOf(stored))),
);

function stampedOf(before: StampedCart, cart: CartState, now: number): StampedCart {
	const stamped = stampChanges(before, cart, now);
	return JSON.stringify(stamped) === JSON.stringify(before) ? before : forgetOldRemovals(stamped, now);
}

function keepingOf(now: () => number): Keeping<CartState, StampedCart> {
	return {
		schema: ReadCart,
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
		catchUp = keep({ $store: $state, key: 'cart/current-cart', keeping: keepingOf(now), ...(area && { area }) });
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
