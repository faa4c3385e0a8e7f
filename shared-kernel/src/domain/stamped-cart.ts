import type { CartLine } from '../contract/cart-line.ts';
import type { KeptCart } from './cart-state.ts';
import { hasFreeOptions } from './line-identity.ts';

/**
 * When something changed, ms since 1970; made to rise even when the clock does not. `wanted`: the shopper put the line in or set its
 * quantity; `at`: anything about it changed; `place`: its order.
 */
export interface LineStamps {
	key: string;
	wanted: number;
	at: number;
	place: number;
}

/**
 * The cart as it is stored. Version 1 had `lines` and `serverToken` only and reads as a cart without stamps; a release that knows
 * version 1 reads this one, because those two stayed where they were. Early releases of version 2 stored more, which is dropped.
 */
export interface StampedCart extends KeptCart {
	version: number;
	stamps: {
		lines: LineStamps[];
		removed: Pick<LineStamps, 'key' | 'wanted'>[];
		/** Of all that is not a line. */
		rest: number;
	};
}

export const CART_VERSION = 2;
export const NOTHING_STORED: StampedCart = {
	version: CART_VERSION,
	lines: [],
	serverToken: null,
	stamps: { lines: [], removed: [], rest: 0 },
};

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
