import type { CartLine } from '../contract/cart-line.ts';
import type { KeptCart } from './cart-state.ts';
import { hasFreeOptions } from './line-identity.ts';
import { CART_VERSION, type StampedCart } from './stamped-cart.ts';

/** One line, or null for one that the shopper has removed. */
export interface LinePart {
	wanted: number;
	at: number;
	place: number;
	line: CartLine | null;
}

/** A stored cart taken apart into what changes independently. */
export interface CartParts {
	lines: Map<string, LinePart>;
	rest: { at: number; value: Omit<KeptCart, 'lines'> };
}

/** Lines with the same key are the same line (see `isSameLine`). */
export function lineKey(line: CartLine): string {
	return hasFreeOptions(line) ? `${line.sku} ${line.checksum}` : line.sku;
}

export function partsOf({ version: _, lines, stamps, ...value }: StampedCart): CartParts {
	const known = new Map(stamps.lines.map(({ key, ...one }) => [key, one]));
	const parts = new Map<string, LinePart>();
	for (const { key, wanted } of stamps.removed) parts.set(key, { wanted, at: wanted, place: 0, line: null });
	for (const [place, line] of lines.entries()) {
		const key = lineKey(line);
		parts.set(key, { ...(known.get(key) ?? { wanted: 0, at: 0, place }), line });
	}
	return { lines: parts, rest: { at: stamps.rest, value } };
}

/** The same text for the same parts, in whatever order they came. */
export function storedOf({ lines: parts, rest }: CartParts): StampedCart {
	const sorted = [...parts].sort(([a, { place }], [b, other]) => place - other.place || (a < b ? -1 : 1));
	const stored: StampedCart = {
		version: CART_VERSION,
		lines: [],
		...rest.value,
		stamps: { lines: [], removed: [], rest: rest.at },
	};
	for (const [key, { line, ...stamps }] of sorted) {
		if (line) stored.lines.push(line);
		if (line) stored.stamps.lines.push({ key, ...stamps });
		else stored.stamps.removed.push({ key, wanted: stamps.wanted });
	}
	return stored;
}
