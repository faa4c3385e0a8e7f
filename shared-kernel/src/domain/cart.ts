import type { CartCandidate, CartLine } from '../contract/cart-line.ts';
import { checksumOf, isSameLine } from './line-identity.ts';

/** What the device keeps of a cart (rule 11.1). */
export interface KeptCart {
	lines: CartLine[];
	/** The cart's id on the server, once it has one. */
	serverToken: string | null;
}

export interface CartState extends KeptCart {
	/** Whether the device's cart is restored; this flag itself is not stored. */
	isLoaded: boolean;
}

export const EMPTY_CART: CartState = { lines: [], serverToken: null, isLoaded: false };

/** Makes the cart line of a product that was not in the cart yet. */
export function lineOf(product: CartCandidate, qty: number): CartLine {
	return { ...product, qty, checksum: checksumOf(product.productOption), info: {} };
}

/** Raises the quantity of the same line in the cart, else appends the line. */
export function addLine(lines: readonly CartLine[], added: CartLine): CartLine[] {
	if (!lines.some((line) => isSameLine(line, added))) return [...lines, added];
	return lines.map((line) => (isSameLine(line, added) ? { ...line, qty: line.qty + added.qty } : line));
}

/** Sets a quantity; 0 or less removes the line. */
export function setQuantity(lines: readonly CartLine[], changed: CartLine, qty: number): CartLine[] {
	if (qty <= 0) return removeLine(lines, changed);
	return lines.map((line) => (isSameLine(line, changed) ? { ...line, qty } : line));
}

export function removeLine(lines: readonly CartLine[], removed: CartLine): CartLine[] {
	return lines.filter((line) => !isSameLine(line, removed));
}

/** Replaces properties of one line, e.g. the ids that the server gave it. */
export function updateLine(lines: readonly CartLine[], changed: CartLine, properties: Partial<CartLine>): CartLine[] {
	return lines.map((line) => (isSameLine(line, changed) ? { ...line, ...properties } : line));
}

/** Gross grosze of all lines, without shipping and discounts. */
export function subtotal(lines: readonly CartLine[]): number {
	return lines.reduce((sum, line) => sum + line.price * line.qty, 0);
}

export function pieces(lines: readonly CartLine[]): number {
	return lines.reduce((sum, line) => sum + line.qty, 0);
}

export function isVirtual(lines: readonly CartLine[]): boolean {
	return (
		lines.length > 0 && lines.every(({ productType }) => productType === 'virtual' || productType === 'downloadable')
	);
}
