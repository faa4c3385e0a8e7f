import { COUPON_REFUSALS, cartApplyCoupon, cartDeleteCoupon, type Totals } from '@pasaz/kernel/contract/cart';
import { ApiError } from '@pasaz/kernel/errors';
import * as z from 'zod/mini';
import { $coupon, setCoupon } from './coupon.ts';
import type { CartCall } from './sync-cart.ts';

/** Why a coupon is not in the cart; `lost`: it was, and does not count any more. */
export interface CouponProblem {
	code: string;
	reason: (typeof COUPON_REFUSALS)[number] | 'lost';
}

const Reason = z.enum(COUPON_REFUSALS);

/** The contract's reason among an answer's words; `lost` for any other. */
export function couponReason(given: unknown): CouponProblem['reason'] {
	return Reason.safeParse(given).data ?? 'lost';
}

/** 404 is the cart's as well. */
function isCouponRefusal(error: unknown): error is ApiError {
	return error instanceof ApiError && Reason.safeParse(error.code).success;
}

/**
 * Puts the coupon that the shopper wants into a cart that does not have it yet, or takes it out; a new cart gets it again.
 * One that is refused stays wanted until the shopper can be told: a question that is ended before tells nobody.
 * @throws what `api.call` throws, when the server does not answer about the coupon
 */
export async function applyCoupon({ shop, signal }: CartCall, cartId: string): Promise<CouponProblem | null> {
	const wanted = $coupon.get();
	if (!wanted || wanted.cartId === cartId) return null;
	const { code } = wanted;
	try {
		if (code === null) await shop.api.call(cartDeleteCoupon, { query: { cartId }, signal });
		else await shop.api.call(cartApplyCoupon, { query: { cartId, coupon: code }, signal });
		setCoupon(code === null ? null : { code, cartId });
		return null;
	} catch (error) {
		if (code === null || !isCouponRefusal(error)) throw error;
		return { code, reason: couponReason(error.code) };
	}
}

/** Takes over which coupon the totals count; the server drops one that does not count any more without a word. */
export function settleCoupon(cartId: string, { coupon_code: code }: Totals): CouponProblem | null {
	const held = $coupon.get();
	if (held && held.cartId !== cartId) return null;
	if (code !== held?.code) setCoupon(code === undefined ? null : { code, cartId });
	return held?.code && code === undefined ? { code: held.code, reason: 'lost' } : null;
}
