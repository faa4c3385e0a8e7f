import * as z from 'zod/mini';
import { Quantity } from './cart.ts';
import { CartCandidate } from './cart-line.ts';
import { DEMANDS } from './claim-form.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { OrderAccess, OrderAddress, OrderPayment, Tracking } from './order.ts';

/** A withdrawal from the contract, or a complaint, about some pieces of an order. */
export const Claim = z.object({
	id: z.int(),
	kind: z.enum(['withdrawal', 'complaint']),
	/** `accepted`: the money was sent back, or the complaint was met. */
	state: z.enum(['received', 'accepted', 'refused']),
	created_at: z.string(),
	settled_at: z.nullable(z.string()),
	/** To be returned after a withdrawal, or returned for a complaint: 0 unless money was sent back for it. Decimal units. */
	amount: z.number(),
	/** The part of `amount` that went back to gift cards; missing until the claim is accepted. */
	gift_card_amount: z.optional(z.number()),
	/** Number of the account; null where it goes back the way it came. */
	account: z.nullable(z.string()),
	/** Only of a complaint. */
	description: z.nullable(z.string()),
	demand: z.nullable(z.enum(DEMANDS)),
	pictures: z.int(),
	/** What the shop wrote when it settled it. */
	answer: z.nullable(z.string()),
	lines: z.array(z.object({ name: z.string(), qty: z.int() })),
});
export type Claim = z.infer<typeof Claim>;

/** Ours: an order whole, for its owner and for who has the link from its mail. */
export const OrderDocument = z.extend(OrderPayment, {
	email: z.string(),
	billing_address: OrderAddress,
	/** Null where nothing is shipped. */
	shipping_address: z.nullable(OrderAddress),
	comments: z.object({ delivery: z.optional(z.string()), order: z.optional(z.string()) }),
	/** States with their times, `placed` first. */
	history: z.array(z.object({ state: z.enum(['placed', 'paid', 'sent', 'delivered', 'canceled']), at: z.string() })),
	/** Null before it is sent. */
	tracking: z.nullable(Tracking),
	can_cancel: z.boolean(),
	claims: z.array(Claim),
	/** Pieces from whose contract the shopper can still withdraw; none when it is too late, or too early: then it is cancelled. */
	withdrawable: z.array(z.object({ item_id: z.int(), name: z.string(), qty: z.int() })),
	/** Pieces that were sent, about which the shopper can complain. */
	complainable: z.array(z.object({ item_id: z.int(), name: z.string(), qty: z.int() })),
	/** The first moment that is too late; null before the order is delivered. */
	withdrawable_until: z.nullable(z.string()),
	/** Whether the money can only be returned to an account, as the courier took it. */
	needs_account: z.boolean(),
	/** Null until there is one. */
	invoice_number: z.nullable(z.string()),
	/** What corrects the invoice, the oldest first; `id` names it in `correctionPath`. */
	corrections: z.optional(z.array(z.object({ id: z.int(), number: z.string() }))),
	/** Files that are paid. `path` is good for a day at most and counts; `until` is the end of all links. */
	downloads: z.optional(z.array(z.object({ name: z.string(), path: z.string(), left: z.int(), until: z.string() }))),
	/** Gift cards that were bought, with what is left on them, in the order's currency. */
	gift_cards: z.optional(z.array(z.object({ code: z.string(), amount: z.number(), balance: z.number() }))),
});
export type OrderDocument = z.infer<typeof OrderDocument>;

/** The calls about one order take its secret in the body, as addresses get into logs; its owner's token does without. 404 without either. */
export const orderDocument = endpoint({
	method: 'POST',
	path: '/api/order/:uuid/document',
	body: OrderAccess,
	result: OrderDocument,
	auth: 'optional',
});

/** A secret for the next 15 minutes, with which a browser opens the order's files. */
export const orderFileSecret = endpoint({
	method: 'POST',
	path: '/api/order/:uuid/file-secret',
	body: OrderAccess,
	result: z.object({ secret: z.string() }),
	auth: 'optional',
});

export function invoicePath({ uuid, secret }: { uuid: string; secret: string }): string {
	return `/api/order/${uuid}/invoice/${secret}`;
}

export function correctionPath({ uuid, secret, id }: { uuid: string; secret: string; id: number | string }): string {
	return `/api/order/${uuid}/correction/${id}/${secret}`;
}

/** The order's lines as they can be bought today, and the names of what cannot be bought any more. */
export const orderAgain = endpoint({
	method: 'POST',
	path: '/api/order/:uuid/again',
	body: OrderAccess,
	result: z.object({
		lines: z.array(z.object({ product: CartCandidate, qty: z.int() })),
		gone: z.array(z.string()),
	}),
	auth: 'optional',
});

const pieces = z.array(z.strictObject({ item_id: Id, qty: Quantity })).check(z.minLength(1), z.maxLength(200));

/**
 * Withdraws from the contract for some pieces; the receipt is mailed. 409 `not-withdrawable` for more than `withdrawable` names,
 * 422 `account-missing` where the money cannot go back the way it came, `account-wrong` for one that is no valid IBAN.
 */
export const orderWithdraw = endpoint({
	method: 'POST',
	path: '/api/order/:uuid/withdrawal',
	body: z.strictObject({
		secret: OrderAccess.shape.secret,
		items: pieces,
		account: z.optional(z.string().check(z.trim(), z.maxLength(60))),
	}),
	result: Claim,
	auth: 'optional',
});

/** Characters of a complaint's description. */
export const COMPLAINT_LENGTH = { min: 10, max: 2000 };

/** Complains about some pieces; the receipt is mailed. 409 `not-sent` for others than `complainable` names, `too-many-complaints` while 10 wait for an answer. */
export const orderComplain = endpoint({
	method: 'POST',
	path: '/api/order/:uuid/complaint',
	body: z.strictObject({
		secret: OrderAccess.shape.secret,
		items: pieces,
		description: z.string().check(z.trim(), z.minLength(COMPLAINT_LENGTH.min), z.maxLength(COMPLAINT_LENGTH.max)),
		demand: z.enum(DEMANDS),
	}),
	result: Claim,
	auth: 'optional',
});

/** The longest base64 of a picture that fits a call. */
export const MAX_PICTURE_LENGTH = 60_000;
export const MAX_COMPLAINT_PICTURES = 5;

/** Adds a picture (JPEG, PNG or WebP as base64) to a complaint, at most `MAX_COMPLAINT_PICTURES`; answers how many there are. */
export const orderComplaintPicture = endpoint({
	method: 'POST',
	path: '/api/order/:uuid/complaint/:id/picture',
	body: z.strictObject({
		secret: OrderAccess.shape.secret,
		picture: z.string().check(z.minLength(1), z.maxLength(MAX_PICTURE_LENGTH)),
	}),
	result: z.int(),
	auth: 'optional',
});

/** Opens an order for an hour to who knows its number and its e-mail address. 404 for any other pair. */
export const orderFind = endpoint({
	method: 'POST',
	path: '/api/order/find',
	body: z.strictObject({ order_number: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)), email: z.email() }),
	result: z.object({ uuid: z.uuid(), secret: z.string() }),
});
