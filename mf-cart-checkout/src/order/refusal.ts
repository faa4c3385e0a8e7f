import { AddressProblem, ORDER_REFUSALS } from '@pasaz/kernel/contract/order';
import { ApiError } from '@pasaz/kernel/errors';
import * as z from 'zod/mini';

type RefusalCode = (typeof ORDER_REFUSALS)[number];

/** What is wrong with fields of addresses, by e.g. `billingAddress.vat_id`. */
type AddressFields = Record<string, AddressProblem>;

/** Why an order was not placed. `key-reused`: the server knows the key with another request. */
export type OrderFailure =
	| {
			kind: 'refused';
			code: RefusalCode | 'other';
			skus: readonly string[];
			couponError?: unknown;
			most?: number | undefined;
			/** How many there are of each product of the order, in their order. */
			pieces?: readonly number[] | undefined;
			fields?: AddressFields | undefined;
	  }
	| { kind: 'key-reused' }
	| { kind: 'not-sent'; error: unknown }
	/** The account that the order shall be in cannot be opened without a connection. */
	| { kind: 'account-offline' }
	/** It was made without a connection, and the device stores nothing. */
	| { kind: 'not-kept' }
	| { kind: 'unknown' };

/** The chosen way of delivery or payment is not to be had. */
export const NO_METHOD = { kind: 'refused', code: 'method-unavailable', skus: [] } as const;

/** Details of our own API: the refused products, the reason for a coupon, how many pieces there may be or are, and wrong fields. */
const Details = z.object({
	skus: z.optional(z.array(z.string())),
	couponError: z.optional(z.unknown()),
	most: z.optional(z.number()),
	pieces: z.optional(z.array(z.number())),
	fields: z.optional(z.record(z.string(), AddressProblem)),
});

const Code = z.enum(ORDER_REFUSALS);
/** 408 and 429 ask for a retry; 409 without a code of ours means that the first request is still running. */
const KEY_REUSED = 'idempotency-key-reused';
const UNSETTLED = [401, 408, 409, 425, 429];

/** Logs why an order was not placed (rule 15.10), without what the server says of the shopper's data. */
export function warnOfFailure(error: unknown): void {
	console.warn('The order was not placed', error instanceof ApiError ? `${error.status} ${error.code}` : error);
}

/** Parses an error of `POST /api/order`. Without an explicit refusal the order may have been placed. */
export function failureOf(error: unknown): OrderFailure {
	if (!(error instanceof ApiError) || error.status >= 500) return { kind: 'unknown' };
	const code = Code.safeParse(error.code).data;
	const { skus = [], couponError, most, pieces, fields } = Details.safeParse(error.details).data ?? {};
	if (code) return { kind: 'refused', code, skus, couponError, most, pieces };
	if (error.code === KEY_REUSED) return { kind: 'key-reused' };
	if (UNSETTLED.includes(error.status)) return { kind: 'unknown' };
	return { kind: 'refused', code: 'other', skus, fields };
}
