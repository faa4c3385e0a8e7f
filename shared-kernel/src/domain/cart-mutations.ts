import type { CartLine } from '../contract/cart-line.ts';
import { addLine, removeLine, removeWithVariants, setQuantity, updateLine } from './cart.ts';
import { type CartState, EMPTY_CART, type KeptCart } from './cart-state.ts';

/** The cart's reducer: each function is one mutation of rule 11.14, named in its comment. */

/** ADD: raises the quantity of a line already there, else appends it. */
export function addItem(cart: CartState, line: CartLine): CartState {
	return { ...cart, lines: addLine(cart.lines, line) };
}

/** DEL: also the variants of the line's sku, unless told otherwise. */
export function deleteItem(cart: CartState, line: CartLine, { withVariants = true } = {}): CartState {
	return { ...cart, lines: withVariants ? removeWithVariants(cart.lines, line) : removeLine(cart.lines, line) };
}

/** DEL_NONCONFIRMED: only what the server has never confirmed. */
export function deleteUnconfirmed(cart: CartState, line: CartLine): CartState {
	const left = new Set(removeWithVariants(cart.lines, line));
	return { ...cart, lines: cart.lines.filter((other) => left.has(other) || other.serverItemId !== undefined) };
}

/** UPD */
export function updateQuantity(cart: CartState, line: CartLine, qty: number): CartState {
	return { ...cart, lines: setQuantity(cart.lines, line, qty) };
}

/** LOAD */
export function loadItems(cart: CartState, lines: readonly CartLine[]): CartState {
	return { ...cart, lines: [...lines], isLoaded: true };
}

/** SHIPPING */
export function chooseCartShipping(cart: CartState, shipping: KeptCart['shipping']): CartState {
	return { ...cart, shipping };
}

/** SAVE_HASH */
export function saveHash(cart: CartState, hash: string | null): CartState {
	return { ...cart, hash };
}

/** MARK_SYNC: at ms since 1970. */
export function markSync(cart: CartState, syncedAt: number): CartState {
	return { ...cart, syncedAt };
}

/** MARK_TOTALS_SYNC: at ms since 1970. */
export function markTotalsSync(cart: CartState, totalsSyncedAt: number): CartState {
	return { ...cart, totalsSyncedAt };
}

/** UPD_PROPS */
export function updateItem(cart: CartState, line: CartLine, properties: Partial<CartLine>): CartState {
	return { ...cart, lines: updateLine(cart.lines, line, properties) };
}

/** UPD_TOTALS */
export function updateTotals(
	cart: CartState,
	totals: Pick<KeptCart, 'platformTotals' | 'platformTotalSegments'>,
): CartState {
	return { ...cart, ...totals };
}

/** SRV_TOKEN */
export function setCartToken(cart: CartState, serverToken: string | null): CartState {
	return { ...cart, serverToken };
}

/** UPD_PAYMENT */
export function chooseCartPayment(cart: CartState, payment: KeptCart['payment']): CartState {
	return { ...cart, payment };
}

/** UPD_BYPASS_COUNTER: null starts anew, after a connection that worked. */
export function countBypass(cart: CartState, by: number | null): CartState {
	return { ...cart, connectBypassCount: by === null ? 0 : cart.connectBypassCount + by };
}

/** UPD_ADDING_ITEM */
export function markAdding(cart: CartState, isAddingToCart: boolean): CartState {
	return { ...cart, isAddingToCart };
}

/** After an order or a logout: what the page knows stays, what the cart held goes. */
export function emptyCart({ isLoaded, isAddingToCart }: CartState): CartState {
	return { ...EMPTY_CART, isLoaded, isAddingToCart };
}
