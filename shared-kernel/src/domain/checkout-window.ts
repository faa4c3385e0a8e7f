/** ms: 30 minutes (rule 15.5). */
export const CHECKOUT_WINDOW = 1_800_000;

/**
 * How much of the checkout's window is left, in ms from 0 to the whole window. A change that seems to lie ahead (the clock was set back)
 * is as far away as one that lies behind.
 */
export function checkoutTimeLeft(modifiedAt: number, now: number): number {
	return Math.max(0, CHECKOUT_WINDOW - Math.abs(now - modifiedAt));
}

/** Whether the shopper counts as in the checkout. */
export function isInCheckout(modifiedAt: number | null, now: number): boolean {
	return modifiedAt !== null && checkoutTimeLeft(modifiedAt, now) > 0;
}
