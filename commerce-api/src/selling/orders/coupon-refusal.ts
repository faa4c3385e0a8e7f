import type { ORDER_REFUSALS } from '@pasaz/kernel/contract/order';
import { Refusal } from '../../platform/http/refusal.ts';
import type { CouponProblem } from '../cart/discount.ts';
import type { Bill } from '../cart/sums.ts';
import { totalsOf } from '../cart/totals.ts';
import { orderRefusal } from '../order-refusal.ts';

/** @param bill with the coupon */
export function couponRefusal(couponError: CouponProblem, bill: Bill): Refusal {
	const lines = bill.lines.map((line) => ({ ...line, discount: 0 }));
	return orderRefusal('coupon-unavailable', { couponError, totals: totalsOf({ ...bill, lines, discount: undefined }) });
}

export function isCouponRefusal(error: unknown): boolean {
	const code: (typeof ORDER_REFUSALS)[number] = 'coupon-unavailable';
	return error instanceof Refusal && error.errorCode === code;
}
