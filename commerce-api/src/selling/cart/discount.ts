import type { COUPON_REFUSALS } from '@pasaz/kernel/contract/cart';
import { roundGrosze } from '@pasaz/kernel/domain/money';
import type { coupons } from '../../platform/database/schema/pricing.ts';
import type { Sellable } from './sellable.ts';

export type CouponRow = typeof coupons.$inferSelect;
export type CouponProblem = (typeof COUPON_REFUSALS)[number];

export interface Discount {
	code: string;
	/** Gross cents, at most the price of the goods without gift cards. */
	amount: number;
	freeDelivery: boolean;
}

export interface Line {
	qty: number;
	product: Sellable;
}

/** The conditions for a coupon; `goods` are gross cents of what it can make cheaper. */
export interface CouponCase {
	goods: number;
	currency: string;
	now: Date;
}

/** Why a coupon is not valid; undefined if it is. The limit for each customer is the caller's to check. */
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

export function discountOf(coupon: CouponRow, { goods, currency }: CouponCase): Discount {
	const { code, kind, percent, amounts } = coupon;
	const byKind = {
		percent: roundGrosze((goods * (percent ?? 0)) / 100),
		fixed: amounts[currency] ?? 0,
		'free-shipping': 0,
	};
	return { code, amount: Math.min(byKind[kind], goods), freeDelivery: kind === 'free-shipping' };
}

export function goodsOf(lines: readonly Line[]): number {
	return lines.reduce((sum, { product, qty }) => sum + product.price * qty, 0);
}

/** Gross cents of what a coupon can make cheaper: a gift card would buy the next one, and with a coupon each time become money. */
export function discountedOf(lines: readonly Line[]): number {
	return goodsOf(lines.filter(({ product }) => !product.isGiftCard));
}

/** Lines with their parts of the discount, in gross cents. */
export function withDiscount<L extends Line>(
	lines: readonly L[],
	discount: Discount | undefined,
): (L & { discount: number })[] {
	const weights = lines.map((line) => ({ key: line.product.lineKey, weight: discountedOf([line]) }));
	const parts = spread(discount?.amount ?? 0, weights);
	return lines.map((line, index) => ({ ...line, discount: parts[index] ?? 0 }));
}

export interface Weighted {
	/** Breaks ties, so that the order of the lines does not matter. */
	key: string;
	weight: number;
}

/**
 * Divides an amount by the largest remainders: the parts add up to it exactly, and none exceeds its weight as long as the amount does
 * not exceed their sum. All are whole cents, 0 or more.
 */
export function spread(amount: number, lines: readonly Weighted[]): number[] {
	const total = BigInt(lines.reduce((sum, { weight }) => sum + weight, 0));
	if (total === 0n) return lines.map(() => 0);
	const parts = lines.map(({ key, weight }, index) => {
		const share = BigInt(amount) * BigInt(weight);
		return { key, weight, index, part: Number(share / total), rest: share % total };
	});
	const left = amount - parts.reduce((sum, { part }) => sum + part, 0);
	const first = parts.toSorted((a, b) => Number(b.rest - a.rest) || compare(a, b)).slice(0, left);
	const favoured = new Set(first.map(({ index }) => index));
	return parts.map(({ part, index }) => part + (favoured.has(index) ? 1 : 0));
}

function compare(a: Weighted, b: Weighted): number {
	if (a.key !== b.key) return a.key < b.key ? -1 : 1;
	return b.weight - a.weight;
}
