import * as z from 'zod/mini';
import { CartLine } from '../contract/cart-line.ts';
import { TotalsSegment } from '../contract/totals-segment.ts';
import { CartPayment, CartShipping, EMPTY_KEPT, PlatformTotals } from './cart-state.ts';

/** The year 5138: a stamp beyond it is damage, and would beat every later change. */
const LAST_STAMP = 1e14;
/** When something changed, ms since 1970; made to rise even when the clock does not. */
const Stamp = z.int().check(z.gte(0), z.lte(LAST_STAMP));

/** `wanted`: when the shopper last put the line in or set its quantity; `at`: when anything about it changed; `place`: its order. */
const LineStamps = z.object({ key: z.string(), wanted: Stamp, at: Stamp, place: Stamp });
const Removal = z.object({ key: z.string(), wanted: Stamp });

/** A value, or null for one that is damaged or of another release. */
function orNull<Value>(schema: z.ZodMiniType<Value>) {
	return z.catch(z.nullable(schema), null);
}

/** The members that are what they should be: one damaged line must not cost the others. */
function listOf<Value>(schema: z.ZodMiniType<Value>, isGood: (value: Value) => boolean = () => true) {
	const keepGood = (list: unknown[]) =>
		list.flatMap((member) => {
			const { success, data } = schema.safeParse(member);
			return success && isGood(data) ? [data] : [];
		});
	return z.pipe(z.catch(z.array(z.unknown()), []), z.transform(keepGood));
}

const NO_STAMPS = { lines: [], removed: [], rest: 0 };
const CartStamps = z.object({ lines: listOf(LineStamps), removed: listOf(Removal), rest: z.catch(Stamp, 0) });

/**
 * The cart as it is stored. Version 1 had `lines` and `serverToken` only and reads as a cart without stamps; a release that knows
 * version 1 reads this one, because those two stayed where they were. Reading keeps every good line, whatever else is damaged.
 */
export const StampedCart = z.object({
	version: z.catch(z.int(), 1),
	lines: listOf(CartLine, ({ qty }) => qty > 0),
	serverToken: orNull(z.string()),
	hash: orNull(z.string()),
	syncedAt: orNull(z.number()),
	totalsSyncedAt: orNull(z.number()),
	shipping: orNull(CartShipping),
	payment: orNull(CartPayment),
	platformTotals: orNull(PlatformTotals),
	platformTotalSegments: orNull(z.array(TotalsSegment)),
	stamps: z.catch(CartStamps, NO_STAMPS),
});
export type StampedCart = z.infer<typeof StampedCart>;

export const CART_VERSION = 2;
export const NOTHING_STORED: StampedCart = { version: CART_VERSION, ...EMPTY_KEPT, stamps: NO_STAMPS };
