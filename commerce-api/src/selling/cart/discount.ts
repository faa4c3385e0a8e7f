import type { COUPON_REFUSALS } from '@pasaz/kernel/contract/cart';
import { roundGrosze } from '@pasaz/kernel/domain/money';
import type { coupons } from '../../platform/database/schema/pricing.ts';
import type { Sellable } from './sellable.ts';
import { spread } from './spread.ts';

export type CouponRow = typeof coupons.$inferSelect;
export type CouponProblem = (typeof COUPON_REFUSALS)[number];

/** What a coupon does for a cart. */
export interface Discount {
	code: string;
	/** Gross cents off the goods, at most what they cost. */
	amount: number;
	freeDelivery: boolean;
}

export interface Line {
	qty: number;
	product: Sellable;
}

/** What a coupon is held against; `goods` are gross cents before any discount. */
export interface CouponCase {
	goods: number;
	currency: string;
	now: Date;
}

/** Why a coupon does not count; undefined when it does. How often a customer has used it is for the caller to know. */
export function couponProblem(coupon: CouponRow | undefined, at: CouponCase): CouponProblem | undefined {
	if (!coupon?.active) return 'coupon-unknown';
	if (coupon.validFrom && coupon.validFrom > at.now) return 'coupon-not-yet';
	if (coupon.validUntil && coupon.validUntil <= at.now) return 'coupon-expired';
	if (coupon.mostUses !== null && coupon.uses >= coupon.mostUses) return 'coupon-used';
	if (coupon.kind === 'fixed' && !coupon.amounts[at.currency]) return 'coupon-currency';
	if (Object.keys(coupon.minimums).length === 0) return undefined;
	const minimum = coupon.minimums[at.currency];
	if (minimum === undefined) return 'coupon-currency';
	return at.goods < minimum ? 'coupon-minimum' : undefined;
}

/** What a coupon that counts takes off. */
export function discountOf(coupon: CouponRow, { goods, currency }: CouponCase): Discount {
	const { code, kind, percent, amounts } = coupon;
	const wanted = {
		percent: roundGrosze((goods * (percent ?? 0)) / 100),
		fixed: amounts[currency] ?? 0,
		'free-shipping': 0,
	};
	return { code, amount: Math.min(wanted[kind], goods), freeDelivery: kind === 'free-shipping' };
}

export function goodsOf(lines: readonly Line[]): number {
	return lines.reduce((sum, { product, qty }) => sum + product.price * qty, 0);
}

/** Each line with its part of the discount, in gross cents. */
export function withDiscount<L extends Line>(
	lines: readonly L[],
	discount: Discount | undefined,
): (L & { discount: number })[] {
	const weights = lines.map(({ product, qty }) => ({ key: product.lineKey, weight: product.price * qty }));
	const parts = spread(discount?.amount ?? 0, weights);
	return lines.map((line, index) => ({ ...line, discount: parts[index] ?? 0 }));
}
