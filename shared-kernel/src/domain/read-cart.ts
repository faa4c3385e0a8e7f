import * as z from 'zod/mini';
import { CartLine } from '../contract/cart-line.ts';
import { CART_VERSION, partsOf, type StampedCart, storedOf } from './stamped-cart.ts';

/** The year 5138: a stamp beyond it is damage, and would beat every later change. */
const LAST_STAMP = 1e14;
const Stamp = z.int().check(z.gte(0), z.lte(LAST_STAMP));
const Removal = z.object({ key: z.string(), wanted: Stamp });
const LineStamps = z.extend(Removal, { at: Stamp, place: Stamp });
const Fields = z.record(z.string(), z.unknown());
const Text = z.string();

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
		stamps: {
			lines: readList(LineStamps, stamps?.lines),
			removed: readList(Removal, stamps?.removed),
			rest: read(Stamp, stamps?.rest) ?? 0,
		},
	};
	return storedOf(partsOf(good));
}
