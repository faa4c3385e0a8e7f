import { CONVERSIONS } from '@pasaz/kernel/contract/analytics';
import { CmsPage } from '@pasaz/kernel/contract/content';
import { endpoint } from '@pasaz/kernel/contract/endpoint';
import { Tracking } from '@pasaz/kernel/contract/order';
import { Claim } from '@pasaz/kernel/contract/order-document';
import { Review } from '@pasaz/kernel/contract/review';
import { ALL_GROUPS } from '@pasaz/kernel/contract/tier-price';
import * as z from 'zod/mini';

// Our own calls for merchants. Each needs the shop's `ADMIN_SECRET` as a Bearer token; without that setting there are none.

/** A list has 100 entries to a page, unless fewer are asked for; pages are counted from 1. */
export const Paging = { pageSize: z.optional(z.coerce.number()), currentPage: z.optional(z.coerce.number()) };
export const PageMeta = z.object({
	total_count: z.int(),
	search_criteria: z.object({ page_size: z.int(), current_page: z.int() }),
});

/** Decimal units, without parts of a cent. */
export const Money = z.number().check(z.gte(0.01), z.lte(1_000_000), z.multipleOf(0.01));

const ModeratedReview = z.extend(Review, { sku: z.string(), product_name: z.string() });

const Answer = z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)));

/** The reviews of a status by pages, the oldest first: 1 published, 2 waits, 3 refused. */
export const adminReviews = endpoint({
	method: 'GET',
	path: '/api/admin/review',
	query: z.strictObject({ status: z.optional(z.enum(['1', '2', '3'])), ...Paging }),
	result: z.array(ModeratedReview),
	meta: PageMeta,
});
/** Decides on a review, answers it in public (`comment`, null takes the answer back), or both. */
export const adminReviewDecide = endpoint({
	method: 'POST',
	path: '/api/admin/review/:id',
	body: z.union([
		z.strictObject({ review_status: z.literal([1, 2, 3]), comment: z.optional(Answer) }),
		z.strictObject({ comment: Answer }),
	]),
	result: ModeratedReview,
});

const GroupMember = z.strictObject({ email: z.email(), group_id: z.int().check(z.gte(0), z.lt(ALL_GROUPS)) });

/**
 * Puts a customer into a group, which decides tier prices and, with `CUSTOMER_TAX_CLASSES`, the tax; 404 for an address without an account.
 * Where `email_verified` is false, somebody else may have opened the account with the address (rule 17.31).
 */
export const adminCustomerGroup = endpoint({
	method: 'POST',
	path: '/api/admin/customer/group',
	body: GroupMember,
	result: z.object({ ...GroupMember.shape, email_verified: z.boolean() }),
});

const DraftText = {
	title: CmsPage.shape.title.check(z.minLength(1), z.maxLength(200)),
	content: CmsPage.shape.content.check(z.maxLength(60_000)),
};
const DraftName = z.string().check(z.regex(/^[\w/-]{1,200}$/));

/** Keeps a page, a block or a layout for preview; the answer's `path` opens it for 30 days. A layout is the text of its file (`content import`). */
export const adminDraft = endpoint({
	method: 'POST',
	path: '/api/admin/draft',
	body: z.union([
		z.strictObject({ url_key: DraftName, ...DraftText }),
		z.strictObject({ identifier: DraftName, ...DraftText }),
		z.strictObject({ layout: DraftName, yaml: z.string().check(z.maxLength(60_000)) }),
	]),
	result: z.object({ key: z.string(), path: z.string() }),
});

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(255));

const MerchantOrder = z.object({
	number: z.string(),
	status: z.enum(['pending', 'processing', 'sent', 'delivered', 'canceled']),
	payment_status: z.enum(['pending', 'paid', 'refused', 'on-delivery']),
	created_at: z.string(),
	email: z.string(),
	grand_total: z.number(),
	currency: z.string(),
	tracking: z.nullable(Tracking),
	/** States after it was placed, with their times. */
	history: z.array(z.object({ state: z.string(), at: z.string() })),
	/** Skus of paid downloads that have no files yet (`DOWNLOADS`); the shopper gets them once they are there. */
	awaited_files: z.array(z.string()),
});

/** The orders of a status by pages, the oldest first; `to-send` are all that can be packed, paid or to be paid on delivery. */
export const adminOrders = endpoint({
	method: 'GET',
	path: '/api/admin/order',
	query: z.strictObject({ status: z.enum([...MerchantOrder.shape.status.options, 'to-send']), ...Paging }),
	result: z.array(MerchantOrder),
	meta: PageMeta,
});

/**
 * Brings an order, named by its number, into its next state and mails the shopper. Repeated it changes nothing but the tracking of a
 * parcel on its way; 409 `order-state` for a state that does not follow from the present one, `gift-card-spent` for the end of an order
 * of which a gift card is in use.
 */
export const adminOrderState = endpoint({
	method: 'POST',
	path: '/api/admin/order/:number/state',
	body: z.strictObject({
		state: z.enum(['paid', 'sent', 'delivered', 'canceled']),
		/** Only with `sent`. */
		tracking: z.optional(
			z.strictObject({
				carrier: z.optional(text),
				number: z.optional(text),
				url: z.optional(z.url({ protocol: /^https$/ }).check(z.maxLength(1000))),
			}),
		),
		/** Only with `canceled`: the parcel that was sent came back undelivered, without which an order that is sent stays so. */
		returned: z.optional(z.boolean()),
	}),
	result: MerchantOrder,
});

const MerchantClaim = z.extend(Claim, {
	order_number: z.string(),
	email: z.string(),
	currency: z.string(),
	/** The part of `amount` that went back to gift cards. */
	gift_card_amount: z.number(),
});

/** The withdrawals and complaints of a state by pages, the oldest first. */
export const adminClaims = endpoint({
	method: 'GET',
	path: '/api/admin/claim',
	query: z.strictObject({ state: Claim.shape.state, ...Paging }),
	result: z.array(MerchantClaim),
	meta: PageMeta,
});

/**
 * Settles a withdrawal and mails the shopper: `accepted` says that the money was sent back. 409 `claim-settled` for another decision
 * later, `not-delivered` for the acceptance of what the courier has yet to be paid for.
 */
export const adminClaimSettle = endpoint({
	method: 'POST',
	path: '/api/admin/claim/:id',
	body: z.strictObject({
		state: z.enum(['accepted', 'refused']),
		/** For the shopper. */
		answer: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(2000))),
	}),
	result: MerchantClaim,
});

/**
 * Notes that money was sent back for an accepted complaint, corrects the invoice and mails the shopper. Repeated it changes nothing; 409
 * `not-accepted`, `not-delivered` while the courier has yet to be paid, `refund-too-high` above what was paid for its pieces and has not
 * come back before (`most`; nothing for gift cards that are spent or blocked), `claim-refunded` for another amount later; 422
 * `account-missing` where the courier took the money.
 */
export const adminClaimRefund = endpoint({
	method: 'POST',
	path: '/api/admin/claim/:id/refund',
	body: z.strictObject({
		/** Gross, decimal units; without it all that can be returned. */
		amount: z.optional(Money),
		/** IBAN to which it was sent; without it the way it was paid. */
		account: z.optional(z.string().check(z.trim(), z.maxLength(60))),
	}),
	result: MerchantClaim,
});

const MerchantPayment = z.object({
	/** The provider's id of its message. */
	id: z.string(),
	/** Null where there is no such order. */
	order_number: z.nullable(z.string()),
	outcome: z.enum(['paid', 'refused', 'ignored', 'refund-due', 'rejected']),
	/** `late` or `twice` of what is to be sent back; the code of a rejected message's refusal. */
	reason: z.nullable(z.string()),
	/** Null in messages older than this column. */
	amount: z.nullable(z.number()),
	currency: z.nullable(z.string()),
	received_at: z.string(),
	refunded_at: z.nullable(z.string()),
});

/** The signed messages of the payment provider by pages, the newest first, or those with one outcome: `refund-due` ones wait to be sent back. */
export const adminPayments = endpoint({
	method: 'GET',
	path: '/api/admin/payment',
	query: z.strictObject({ outcome: z.optional(MerchantPayment.shape.outcome), ...Paging }),
	result: z.array(MerchantPayment),
	meta: PageMeta,
});

/** Notes that a payment was sent back at the provider. Repeated it changes nothing; 409 `no-refund` for one that the shop keeps. */
export const adminPaymentRefund = endpoint({
	method: 'POST',
	path: '/api/admin/payment/:event/refund',
	result: MerchantPayment,
});

/** PostgreSQL knows no year 0. */
export const Day = z.iso.date().check(z.regex(/^[12]/));

const ConversionSum = z.object({
	/** Of UTC. */
	day: z.string(),
	/** The call that counted: `POST /api/analytics/…`, `/api/ext/log` or `/api/ext/log-events-stats`. */
	log: z.enum(['google', 'facebook', 'events', 'stats']),
	event: z.enum(CONVERSIONS),
	/** Null, like the value, in the logs that count only. */
	currency: z.nullable(z.string()),
	count: z.int(),
	/** Gross, in decimal units of the currency; an order's is without its delivery. */
	value: z.nullable(z.number()),
});

/** The sums of conversions of the days from `from` to `to`, both included, by pages, the newest first. */
export const adminConversions = endpoint({
	method: 'GET',
	path: '/api/admin/conversions',
	query: z.strictObject({ from: z.optional(Day), to: z.optional(Day), ...Paging }),
	result: z.array(ConversionSum),
	meta: PageMeta,
});
