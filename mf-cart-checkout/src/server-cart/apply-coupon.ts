import { COUPON_REFUSALS, cartApplyCoupon, cartDeleteCoupon, type Totals } from '@pasaz/kernel/contract/cart';
import { ApiError } from '@pasaz/kernel/errors';
import * as z from 'zod/mini';
import type { CartCall } from './cart-call.ts';
import { $coupon, setCoupon } from './coupon.ts';

/** Why a coupon is not applied; `lost`: it was, and is no longer valid. */
export interface CouponProblem {
	code: string;
	reason: (typeof COUPON_REFUSALS)[number] | 'lost';
}

const Reason = z.enum(COUPON_REFUSALS);

/** Parses the reason of a refusal; `lost` for any that is not in the contract. */
export function couponReason(given: unknown): CouponProblem['reason'] {
	return Reason.safeParse(given).data ?? 'lost';
}

/** By code, not by status: a lost cart is 404 as well. */
function isCouponRefusal(error: unknown): error is ApiError {
	return error instanceof ApiError && Reason.safeParse(error.code).success;
}

/**
 * Applies the coupon of `$coupon` to a cart that does not have it yet, e.g. a new one, or removes it.
 * A refused one stays in `$coupon`: if the request is aborted before the refusal is shown, the next one meets it again.
 * @throws what `api.call` throws, except a refusal of the coupon
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

/** Takes the coupon over from the totals: the server drops one that is no longer valid without an error. */
export function settleCoupon(cartId: string, { coupon_code: code }: Totals): CouponProblem | null {
	const held = $coupon.get();
	if (held && held.cartId !== cartId) return null;
	if (code !== held?.code) setCoupon(code === undefined ? null : { code, cartId });
	return held?.code && code === undefined ? { code: held.code, reason: 'lost' } : null;
}
