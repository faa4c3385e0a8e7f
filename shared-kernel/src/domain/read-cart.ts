import * as z from 'zod/mini';
import { CartLine } from '../contract/cart-line.ts';
import { TotalsSegment } from '../contract/totals-segment.ts';
import { partsOf, storedOf } from './cart-parts.ts';
import { CART_VERSION, type StampedCart } from './stamped-cart.ts';

/** The year 5138: a stamp beyond it is damage, and would beat every later change. */
const LAST_STAMP = 1e14;
const Stamp = z.int().check(z.gte(0), z.lte(LAST_STAMP));
const Removal = z.object({ key: z.string(), wanted: Stamp });
const LineStamps = z.extend(Removal, { at: Stamp, place: Stamp });
const CartShipping = z.object({ carrier_code: z.string(), method_code: z.string() });
const CartPayment = z.object({ code: z.string() });
const PlatformTotals = z.object({
	coupon_code: z.optional(z.string()),
	discount_amount: z.number(),
	total_segments: z.array(TotalsSegment),
});
const Fields = z.record(z.string(), z.unknown());
const Text = z.string();
const Time = z.number();

/** A value, or null for one that is missing, damaged or of another release. */
function read<Value>(schema: z.ZodMiniType<Value>, value: unknown): Value | null {
	return schema.safeParse(value).data ?? null;
}

/** The members that are what they should be: one damaged line must not cost the others. */
function readList<Value>(schema: z.ZodMiniType<Value>, list: unknown): Value[] {
	return Array.isArray(list) ? list.flatMap((member) => read(schema, member) ?? []) : [];
}

/** Every good line of a stored cart, whatever else is damaged and whichever release stored it; undefined when it is no cart at all. */
export function readCart(stored: unknown): StampedCart | undefined {
	const cart = read(Fields, stored);
	if (!cart) return;
	const stamps = read(Fields, cart.stamps);
	const good: StampedCart = {
		version: CART_VERSION,
		lines: readList(CartLine, cart.lines).filter(({ qty }) => qty > 0),
		serverToken: read(Text, cart.serverToken),
		hash: read(Text, cart.hash),
		syncedAt: read(Time, cart.syncedAt),
		totalsSyncedAt: read(Time, cart.totalsSyncedAt),
		shipping: read(CartShipping, cart.shipping),
		payment: read(CartPayment, cart.payment),
		platformTotals: read(PlatformTotals, cart.platformTotals),
		platformTotalSegments: read(z.array(TotalsSegment), cart.platformTotalSegments),
		stamps: {
			lines: readList(LineStamps, stamps?.lines),
			removed: readList(Removal, stamps?.removed),
			rest: read(Stamp, stamps?.rest) ?? 0,
		},
	};
	return storedOf(partsOf(good));
}
