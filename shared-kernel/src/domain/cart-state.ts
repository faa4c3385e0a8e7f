import * as z from 'zod/mini';
import type { CartLine } from '../contract/cart-line.ts';
import { TotalsSegment } from '../contract/totals-segment.ts';

export const CartShipping = z.object({ carrier_code: z.string(), method_code: z.string() });
export const CartPayment = z.object({ code: z.string() });
/** What the server says the cart costs, in decimal currency units. */
export const PlatformTotals = z.object({
	coupon_code: z.optional(z.string()),
	discount_amount: z.number(),
	total_segments: z.array(TotalsSegment),
});

/** The cart's state (second document, section 3), as far as it is kept on the device; dates are ms since 1970. */
export interface KeptCart {
	lines: CartLine[];
	/** The cart's id on the server, once it has one. */
	serverToken: string | null;
	/** Of the lines and the token when they were last in step with the server. */
	hash: string | null;
	syncedAt: number | null;
	totalsSyncedAt: number | null;
	shipping: z.infer<typeof CartShipping> | null;
	payment: z.infer<typeof CartPayment> | null;
	platformTotals: z.infer<typeof PlatformTotals> | null;
	platformTotalSegments: z.infer<typeof TotalsSegment>[] | null;
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
