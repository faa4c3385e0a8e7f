import { endpoint } from '@pasaz/kernel/contract/endpoint';
import * as z from 'zod/mini';
import { Money, PageMeta, Paging } from './admin-contract.ts';

// The merchant's calls about coupons and gift cards. Each needs `ADMIN_SECRET`, like those of `admin-contract.ts`.

const Currency = z.string().check(z.regex(/^[A-Z]{3}$/));
/** By currency, e.g. `{ "PLN": 50, "EUR": 12 }`. */
const MoneyByCurrency = z.record(Currency, Money);
/** With its offset from UTC. PostgreSQL knows no year 0. */
const Moment = z.iso.datetime({ offset: true }).check(z.regex(/^[12]/));
const Limit = z.optional(z.nullable(z.int().check(z.gte(1), z.lte(1_000_000_000))));

/** What is left out, or null, sets no limit. */
const terms = {
	/** Stored and compared as the cart does it: in capital letters, without spaces around. */
	code: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
	/** Gross value that the goods must have; with any, the coupon is not valid in other currencies. */
	minimums: z.optional(MoneyByCurrency),
	valid_from: z.optional(z.nullable(Moment)),
	/** The first moment that is too late. */
	valid_until: z.optional(z.nullable(Moment)),
	/** Orders that may use it. */
	most_uses: Limit,
	most_uses_per_customer: Limit,
};

const CouponTerms = z
	.discriminatedUnion('kind', [
		z.strictObject({ kind: z.literal('percent'), percent: z.int().check(z.gte(1), z.lte(100)), ...terms }),
		z.strictObject({
			kind: z.literal('fixed'),
			/** Taken off the goods; the coupon is not valid in other currencies. */
			amounts: MoneyByCurrency.check(z.refine((amounts) => Object.keys(amounts).length > 0)),
			...terms,
		}),
		z.strictObject({ kind: z.literal('free-shipping'), ...terms }),
	])
	.check(z.refine(isInOrder, { path: ['valid_until'] }));

interface Validity {
	valid_from?: string | null | undefined;
	valid_until?: string | null | undefined;
}

function isInOrder({ valid_from: from, valid_until: until }: Validity): boolean {
	return !from || !until || Date.parse(from) < Date.parse(until);
}

const AmountByCurrency = z.record(z.string(), z.number());

const Coupon = z.object({
	code: z.string(),
	kind: z.enum(['percent', 'fixed', 'free-shipping']),
	/** Null for another kind. */
	percent: z.nullable(z.int()),
	/** Empty for another kind. */
	amounts: AmountByCurrency,
	minimums: AmountByCurrency,
	valid_from: z.nullable(z.string()),
	valid_until: z.nullable(z.string()),
	/** False once it was ended. */
	active: z.boolean(),
	most_uses: z.nullable(z.int()),
	most_uses_per_customer: z.nullable(z.int()),
	/** Orders that use it; one that is cancelled gives its use back. */
	uses: z.int(),
});

/** All coupons by pages, in the order of their codes. */
export const adminCoupons = endpoint({
	method: 'GET',
	path: '/api/admin/coupon',
	query: z.strictObject(Paging),
	result: z.array(Coupon),
	meta: PageMeta,
});

/** Makes a coupon, or gives the one with this code these terms and no others; its uses stay counted, and one that was ended is valid again. */
export const adminCouponWrite = endpoint({
	method: 'POST',
	path: '/api/admin/coupon',
	body: CouponTerms,
	result: Coupon,
});

/** Ends a coupon at once; orders that use it keep it. Repeated it changes nothing. */
export const adminCouponEnd = endpoint({ method: 'POST', path: '/api/admin/coupon/:code/end', result: Coupon });

const MerchantGiftCard = z.object({
	code: z.string(),
	currency: z.string(),
	/** What it was issued with, and what is left on it. */
	amount: z.number(),
	balance: z.number(),
	active: z.boolean(),
});

/**
 * Issues a gift card that no order has sold, e.g. in compensation; like a bought one it does not expire. Needs an `Idempotency-Key`, as
 * orders do: sent again with it, the same card is answered as it is then.
 */
export const adminGiftCardIssue = endpoint({
	method: 'POST',
	path: '/api/admin/gift-card',
	body: z.strictObject({ amount: Money, currency: Currency }),
	result: MerchantGiftCard,
});

/** Nobody pays from a blocked card any more. Repeated it changes nothing. */
export const adminGiftCardBlock = endpoint({
	method: 'POST',
	path: '/api/admin/gift-card/:code/block',
	result: MerchantGiftCard,
});

/** Takes a block back: the card pays again with all that is on it, unless a withdrawal or its order has ended it. Repeated it changes nothing. */
export const adminGiftCardUnblock = endpoint({
	method: 'POST',
	path: '/api/admin/gift-card/:code/unblock',
	result: MerchantGiftCard,
});
