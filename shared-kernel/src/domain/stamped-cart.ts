import { EMPTY_KEPT, type KeptCart } from './cart-state.ts';

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
 * version 1 reads this one, because those two stayed where they were.
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
	...EMPTY_KEPT,
	stamps: { lines: [], removed: [], rest: 0 },
};
