import { ORDER_REFUSALS } from '@pasaz/kernel/contract/order';
import { ApiError } from '@pasaz/kernel/errors';
import * as z from 'zod/mini';

type RefusalCode = (typeof ORDER_REFUSALS)[number];

/** What an unsuccessful order means for the next step. `key-reused`: the server knows the key with other words. */
export type OrderFailure =
	| { kind: 'refused'; code: RefusalCode | 'other'; skus: readonly string[]; couponError?: unknown }
	| { kind: 'key-reused' }
	/** It was not even sent. */
	| { kind: 'not-sent'; error: unknown }
	| { kind: 'unknown' };

/** Ours: the products that a refusal is about, and why a coupon does not count. */
const Details = z.object({ skus: z.optional(z.array(z.string())), couponError: z.optional(z.unknown()) });

const Code = z.enum(ORDER_REFUSALS);
/** 408 and 429 ask to try again, 409 without a reason of ours means that the first request is still at work. */
const KEY_REUSED = 'idempotency-key-reused';
const UNSETTLED = [401, 408, 409, 425, 429];

/** Reads an error of `POST /api/order`. Without a refusal in so many words nobody knows whether the order was placed. */
export function failureOf(error: unknown): OrderFailure {
	if (!(error instanceof ApiError) || error.status >= 500) return { kind: 'unknown' };
	const code = Code.safeParse(error.code).data;
	const { skus = [], couponError } = Details.safeParse(error.details).data ?? {};
	if (code) return { kind: 'refused', code, skus, couponError };
	if (error.code === KEY_REUSED) return { kind: 'key-reused' };
	if (UNSETTLED.includes(error.status)) return { kind: 'unknown' };
	return { kind: 'refused', code: 'other', skus };
}
