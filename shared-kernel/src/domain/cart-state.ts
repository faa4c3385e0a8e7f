import type { CartLine } from '../contract/cart-line.ts';

/** What the device keeps of a cart (rule 11.1). */
export interface KeptCart {
	lines: CartLine[];
	/** The cart's id on the server, once it has one. */
	serverToken: string | null;
}

export interface CartState extends KeptCart {
	/** Whether the device's cart is restored; only this page knows. */
	isLoaded: boolean;
}

export const EMPTY_CART: CartState = { lines: [], serverToken: null, isLoaded: false };
