import type { CartLine } from '../contract/cart-line.ts';
import type { TotalsSegment } from '../contract/totals-segment.ts';

export interface CartShipping {
	carrier_code: string;
	method_code: string;
}

export interface CartPayment {
	code: string;
}

/** What the server says the cart costs, in decimal currency units. */
export interface PlatformTotals {
	coupon_code?: string | undefined;
	discount_amount: number;
	total_segments: TotalsSegment[];
}

/** The cart's state (rule 11.1), as far as it is kept on the device; dates are ms since 1970. */
export interface KeptCart {
	lines: CartLine[];
	/** The cart's id on the server, once it has one. */
	serverToken: string | null;
	/** Of the lines and the token when they were last in step with the server. */
	hash: string | null;
	syncedAt: number | null;
	totalsSyncedAt: number | null;
	shipping: CartShipping | null;
	payment: CartPayment | null;
	platformTotals: PlatformTotals | null;
	platformTotalSegments: TotalsSegment[] | null;
}

/** With what only this page knows. Whether the mini cart is open stands in `$overlay`. */
export interface CartState extends KeptCart {
	isLoaded: boolean;
	isAddingToCart: boolean;
	/** How often a refused cart was replaced by a guest's. */
	connectBypassCount: number;
}

export const EMPTY_KEPT: KeptCart = {
	lines: [],
	serverToken: null,
	hash: null,
	syncedAt: null,
	totalsSyncedAt: null,
	shipping: null,
	payment: null,
	platformTotals: null,
	platformTotalSegments: null,
};
export const EMPTY_CART: CartState = {
	...EMPTY_KEPT,
	isLoaded: false,
	isAddingToCart: false,
	connectBypassCount: 0,
};
