import { tidyText } from '@pasaz/kernel/domain/tidy-text';
import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { coupons, couponUses } from '../../platform/database/schema/pricing.ts';
import { carts } from '../../platform/database/schema/sales.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { emailOfUser, mailboxOf } from '../../platform/mail/email.ts';
import type { CartRow } from './carts.ts';
import {
	type CouponCase,
	type CouponProblem,
	type CouponRow,
	couponProblem,
	type Discount,
	discountOf,
} from './discount.ts';

const SENTENCES: Record<CouponProblem, string> = {
	'coupon-unknown': 'There is no such coupon.',
	'coupon-not-yet': 'The coupon is not valid yet.',
	'coupon-expired': 'The coupon is not valid any more.',
	'coupon-used': 'The coupon has been used as often as it may be.',
	'coupon-minimum': 'The products in the cart cost too little for the coupon.',
	'coupon-currency': 'The coupon is not valid in this currency.',
};

/** The owner of a cart; a guest is only identified by the order's address. */
type Owner = Pick<CartRow, 'id' | 'userId'>;

async function findCoupon(db: Database, code: string): Promise<CouponRow | undefined> {
	const [coupon] = await db
		.select()
		.from(coupons)
		.where(eq(coupons.code, couponCode(code)));
	return coupon;
}

/** As it is stored, however it was typed. */
export function couponCode(code: string): string {
	return tidyText(code).toUpperCase();
}

/** Replaces any other coupon of the cart. @throws Refusal with the contract's code for one that is not valid */
export async function applyCoupon(db: Database, cart: Owner, code: string, at: CouponCase): Promise<void> {
	const coupon = await findCoupon(db, code);
	const problem = couponProblem(coupon, at) ?? (await customerProblem(db, cart, coupon));
	if (problem) throw new Refusal(problem === 'coupon-unknown' ? 404 : 409, problem, SENTENCES[problem]);
	await db
		.update(carts)
		.set({ coupon: couponCode(code) })
		.where(eq(carts.id, cart.id));
}

/** The discount of the cart's coupon, or why it is not valid; neither if there is none. */
export async function checkCoupon(
	db: Database,
	cart: Pick<CartRow, 'userId' | 'coupon'>,
	at: CouponCase,
): Promise<{ discount?: Discount; problem?: CouponProblem }> {
	if (!cart.coupon) return {};
	const coupon = await findCoupon(db, cart.coupon);
	const problem = couponProblem(coupon, at) ?? (await customerProblem(db, cart, coupon));
	if (problem) return { problem };
	return coupon ? { discount: discountOf(coupon, at) } : {};
}

/** @param code if given, any other coupon stays */
export async function dropCoupon(db: Database, cartId: string, code?: string): Promise<void> {
	const which = and(eq(carts.id, cartId), code === undefined ? undefined : eq(carts.coupon, couponCode(code)));
	await db.update(carts).set({ coupon: null }).where(which);
}

async function customerProblem(
	db: Database,
	{ userId }: Pick<Owner, 'userId'>,
	coupon: CouponRow | undefined,
): Promise<CouponProblem | undefined> {
	if (userId === null || !coupon || coupon.mostUsesPerCustomer === null) return undefined;
	const used = await usesOf(db, coupon.code, await customerOf(db, userId, ''));
	return used >= coupon.mostUsesPerCustomer ? 'coupon-used' : undefined;
}

/** Whose use of a coupon counts: an account's own address, whatever address the order is confirmed to. */
async function customerOf(db: Database, userId: number | null, email: string): Promise<string> {
	const own = userId === null ? undefined : await emailOfUser(db, { userId });
	return mailboxOf(own ?? email);
}

function usesOf(db: Database, code: string, customer: string): Promise<number> {
	return db.$count(couponUses, and(eq(couponUses.code, code), eq(couponUses.customer, customer)));
}

export interface CouponUse {
	discount: Discount;
	orderUuid: string;
	userId: number | null;
	email: string;
	at: CouponCase;
}

/**
 * The conditional update locks the coupon in the order's transaction, so that concurrent orders cannot exceed its limits.
 * @returns why it cannot be used; undefined if it was used
 */
export async function useCoupon(
	tx: Database,
	{ discount, orderUuid, userId, email, at }: CouponUse,
): Promise<CouponProblem | undefined> {
	const customer = await customerOf(tx, userId, email);
	const [coupon] = await tx
		.update(coupons)
		.set({ uses: sql`${coupons.uses} + 1` })
		.where(
			and(
				eq(coupons.code, discount.code),
				eq(coupons.active, true),
				or(isNull(coupons.mostUses), lt(coupons.uses, coupons.mostUses)),
				or(isNull(coupons.validFrom), lte(coupons.validFrom, at.now)),
				or(isNull(coupons.validUntil), gt(coupons.validUntil, at.now)),
			),
		)
		.returning();
	if (!coupon) return couponProblem(await findCoupon(tx, discount.code), at) ?? 'coupon-used';
	const limit = coupon.mostUsesPerCustomer;
	if (limit !== null && (await usesOf(tx, coupon.code, customer)) >= limit) return 'coupon-used';
	const now = discountOf(coupon, at);
	if (now.amount !== discount.amount || now.freeDelivery !== discount.freeDelivery) return 'coupon-expired';
	await tx.insert(couponUses).values({ orderUuid, code: coupon.code, customer });
	return undefined;
}

/** Whether it is still valid was decided when the order was placed. @throws Refusal 409 when no use of it is left */
export async function useCouponAgain(
	tx: Database,
	{
		uuid: orderUuid,
		coupon: code,
		userId,
		email,
	}: { uuid: string; coupon: string | null; userId: number | null; email: string },
): Promise<void> {
	if (!code) return;
	const customer = await customerOf(tx, userId, email);
	const [coupon] = await tx
		.update(coupons)
		.set({ uses: sql`${coupons.uses} + 1` })
		.where(and(eq(coupons.code, code), or(isNull(coupons.mostUses), lt(coupons.uses, coupons.mostUses))))
		.returning();
	const limit = coupon?.mostUsesPerCustomer ?? null;
	if (!coupon || (limit !== null && (await usesOf(tx, code, customer)) >= limit)) {
		throw new Refusal(409, 'coupon-used', SENTENCES['coupon-used']);
	}
	await tx.insert(couponUses).values({ orderUuid, code, customer });
}

export async function freeCoupon(tx: Database, orderUuid: string): Promise<void> {
	const [use] = await tx.delete(couponUses).where(eq(couponUses.orderUuid, orderUuid)).returning();
	if (use)
		await tx
			.update(coupons)
			.set({ uses: sql`${coupons.uses} - 1` })
			.where(eq(coupons.code, use.code));
}
