import { and, count, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { coupons, couponUses } from '../../platform/database/schema/pricing.ts';
import { carts } from '../../platform/database/schema/sales.ts';
import { users } from '../../platform/database/schema/users.ts';
import { Refusal } from '../../platform/http/refusal.ts';
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

/** Whose coupon it is to be; a guest is known by the order's address only. */
type Owner = Pick<CartRow, 'id' | 'userId'>;

async function findCoupon(db: Database, code: string): Promise<CouponRow | undefined> {
	const [coupon] = await db
		.select()
		.from(coupons)
		.where(eq(coupons.code, normalised(code)));
	return coupon;
}

function normalised(code: string): string {
	return code.trim().toUpperCase().replaceAll('\0', '');
}

/**
 * Puts a coupon into a cart in place of another.
 * @throws Refusal with the contract's code for one that does not count
 */
export async function applyCoupon(db: Database, cart: Owner, code: string, at: CouponCase): Promise<void> {
	const coupon = await findCoupon(db, code);
	const problem = couponProblem(coupon, at) ?? (await customerProblem(db, cart, coupon));
	if (problem) throw new Refusal(problem === 'coupon-unknown' ? 404 : 409, problem, SENTENCES[problem]);
	await db
		.update(carts)
		.set({ coupon: normalised(code) })
		.where(eq(carts.id, cart.id));
}

/** What the cart's coupon takes off, or why it does not count; neither where there is none. */
export async function checkCoupon(
	db: Database,
	cart: Owner & Pick<CartRow, 'coupon'>,
	at: CouponCase,
): Promise<{ discount?: Discount; problem?: CouponProblem }> {
	if (!cart.coupon) return {};
	const coupon = await findCoupon(db, cart.coupon);
	const problem = couponProblem(coupon, at) ?? (await customerProblem(db, cart, coupon));
	if (problem) return { problem };
	return coupon ? { discount: discountOf(coupon, at) } : {};
}

/** @param code leaves another coupon that was put in meanwhile */
export async function dropCoupon(db: Database, cartId: string, code?: string): Promise<void> {
	const which = and(eq(carts.id, cartId), code === undefined ? undefined : eq(carts.coupon, code));
	await db.update(carts).set({ coupon: null }).where(which);
}

async function customerProblem(
	db: Database,
	{ userId }: Owner,
	coupon: CouponRow | undefined,
): Promise<CouponProblem | undefined> {
	if (userId === null || !coupon || coupon.mostUsesPerCustomer === null) return undefined;
	const used = await usesOf(db, coupon.code, await customerOf(db, userId, ''));
	return used >= coupon.mostUsesPerCustomer ? 'coupon-used' : undefined;
}

/** Who has used a coupon: an account by its own address, whatever address an order is confirmed to. */
async function customerOf(db: Database, userId: number | null, email: string): Promise<string> {
	if (userId === null) return email.toLowerCase();
	const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
	return user?.email ?? email.toLowerCase();
}

async function usesOf(db: Database, code: string, customer: string): Promise<number> {
	const [row] = await db
		.select({ uses: count() })
		.from(couponUses)
		.where(and(eq(couponUses.code, code), eq(couponUses.customer, customer)));
	return row?.uses ?? 0;
}

export interface CouponUse {
	discount: Discount;
	orderUuid: string;
	userId: number | null;
	/** Where the order is confirmed to. */
	email: string;
	at: CouponCase;
}

/**
 * Uses a coupon for an order inside the order's transaction. The conditional update locks the coupon, so that of orders that come together
 * no more get it than may.
 * @returns what stands against it; undefined when it was used
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

/** Gives a cancelled order's coupon back, once. */
export async function freeCoupon(tx: Database, orderUuid: string): Promise<void> {
	const [use] = await tx.delete(couponUses).where(eq(couponUses.orderUuid, orderUuid)).returning();
	if (use)
		await tx
			.update(coupons)
			.set({ uses: sql`${coupons.uses} - 1` })
			.where(eq(coupons.code, use.code));
}
