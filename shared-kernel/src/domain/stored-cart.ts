import * as z from 'zod/mini';
import { CartLine } from '../contract/cart-line.ts';
import type { KeptCart } from './cart.ts';
import { hasFreeOptions } from './line-identity.ts';

/** The year 5138: a stamp beyond it is damage, and would beat every later change. */
const LAST_STAMP = 1e14;
const Stamp = z.int().check(z.gte(0), z.lte(LAST_STAMP));
const Removal = z.object({ key: z.string(), wanted: Stamp });

/**
 * When a line changed, in ms since 1970, made to rise even when the clock does not. `wanted`: the shopper put the line in or set its
 * quantity; `at`: anything about it changed; `place`: its order.
 */
const LineStamps = z.extend(Removal, { at: Stamp, place: Stamp });

/**
 * The cart as it is stored. Version 1 had `lines` and `serverToken` only and reads as a cart without stamps; a release that knows
 * version 1 reads this one, because those two stayed where they were. Early releases of version 2 stored more, which is dropped.
 */
export interface StampedCart extends KeptCart {
	version: number;
	stamps: {
		lines: z.infer<typeof LineStamps>[];
		removed: z.infer<typeof Removal>[];
		/** When something other than the lines changed. */
		rest: number;
	};
}

const CART_VERSION = 2;
export const NOTHING_STORED: StampedCart = {
	version: CART_VERSION,
	lines: [],
	serverToken: null,
	stamps: { lines: [], removed: [], rest: 0 },
};

export interface LinePart {
	wanted: number;
	at: number;
	place: number;
	/** Null once the shopper has removed it. */
	line: CartLine | null;
}

/** A stored cart taken apart into what changes independently. */
export interface CartParts {
	lines: Map<string, LinePart>;
	rest: { at: number; value: Omit<KeptCart, 'lines'> };
}

/** Lines with the same key are the same line (see `isSameLine`). */
export function lineKey(line: CartLine): string {
	return hasFreeOptions(line) ? `${line.sku} ${line.checksum}` : line.sku;
}

export function partsOf({ version: _, lines, stamps, ...value }: StampedCart): CartParts {
	const known = new Map(stamps.lines.map(({ key, ...one }) => [key, one]));
	const parts = new Map<string, LinePart>();
	for (const { key, wanted } of stamps.removed) parts.set(key, { wanted, at: wanted, place: 0, line: null });
	for (const [place, line] of lines.entries()) {
		const key = lineKey(line);
		parts.set(key, { ...(known.get(key) ?? { wanted: 0, at: 0, place }), line });
	}
	return { lines: parts, rest: { at: stamps.rest, value } };
}

/** Gives the same text for the same parts, in whatever order they came. */
export function storedOf({ lines: parts, rest }: CartParts): StampedCart {
	const sorted = [...parts].sort(([a, { place }], [b, other]) => place - other.place || (a < b ? -1 : 1));
	const stored: StampedCart = {
		version: CART_VERSION,
		lines: [],
		...rest.value,
		stamps: { lines: [], removed: [], rest: rest.at },
	};
	for (const [key, { line, ...stamps }] of sorted) {
		if (line) stored.lines.push(line);
		if (line) stored.stamps.lines.push({ key, ...stamps });
		else stored.stamps.removed.push({ key, wanted: stamps.wanted });
	}
	return stored;
}

const Fields = z.record(z.string(), z.unknown());
const Text = z.string();

function read<Value>(schema: z.ZodMiniType<Value>, value: unknown): Value | null {
	return schema.safeParse(value).data ?? null;
}

/** Keeps the members that fit the schema: one damaged line must not cost the others. */
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
