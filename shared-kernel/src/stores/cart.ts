import { atom, computed, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { CartLine } from '../contract/cart-line.ts';
import { pieces, subtotal } from '../domain/cart.ts';
import { write } from './browser-only.ts';
import { persist } from './persisted.ts';

export const CartState = z.object({
	lines: z.array(CartLine),
	/** The cart's id on the server, once it has one. */
	serverToken: z.nullable(z.string()),
});
export type CartState = z.infer<typeof CartState>;

const EMPTY: CartState = { lines: [], serverToken: null };
const $state = atom<CartState>(EMPTY);
export const $cart: ReadableAtom<CartState> = $state;
const $loaded = atom(false);
/** Whether the cart of this device is restored; before that an empty cart says nothing. */
export const $cartIsLoaded: ReadableAtom<boolean> = $loaded;
/** Pieces in the cart. */
export const $cartCount = computed($state, ({ lines }) => pieces(lines));
/** Gross grosze of the lines. */
export const $cartSubtotal = computed($state, ({ lines }) => subtotal(lines));

/** Replaces the lines by what one of the functions of `domain/cart` makes of them. */
export function updateLines(change: (lines: readonly CartLine[]) => CartLine[]): void {
	write($state, { ...$state.get(), lines: change($state.get().lines) });
}

export function setServerToken(serverToken: string | null): void {
	write($state, { ...$state.get(), serverToken });
}

export function clearCart(): void {
	write($state, EMPTY);
}

/** Restores the cart of this device and follows the other tabs. */
export function startCart(): void {
	persist({ $store: $state, key: 'cart/current-cart', schema: CartState });
	write($loaded, true);
}
