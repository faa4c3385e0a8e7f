import * as z from 'zod/mini';
import { BareLine, CartLine } from '../contract/cart-line.ts';
import { OpId } from '../contract/line-ops.ts';
import { type AnyLine, isKnown, type KeptCart } from './cart.ts';
import { NO_OP, opId, quantityOf, setTo } from './line-ops.ts';
import { cartOf } from './merge-carts.ts';

/** The cart as it is stored. Releases that stored version 1 or 2 read this one, because `lines` and `serverToken` stayed where they were. */
export interface StoredCart extends KeptCart {
	version: number;
}

/** Version 3 was of one store view (see `isOfOneStoreView`). */
const CART_VERSION = 4;

/** Whether a release stored it in which each store view had a cart of its own. */
export function isOfOneStoreView(text: string | null): boolean {
	return text !== null && !text.startsWith(`{"version":${CART_VERSION},`);
}

const Fields = z.record(z.string(), z.unknown());
const Time = z.int().check(z.gte(0), z.lte(5e12));
/** Version 2 noted when a line was put in or its quantity set (`wanted`), and its order. */
const Stamps = z.object({ key: z.string(), wanted: Time, place: z.optional(Time) });
type Stamps = z.infer<typeof Stamps>;

function read<Value>(schema: z.ZodMiniType<Value>, value: unknown): Value | null {
	return schema.safeParse(value).data ?? null;
}

/** Keeps the members that fit the schema: one damaged line must not cost the others. */
function readList<Value>(schema: z.ZodMiniType<Value>, list: unknown): Value[] {
	return Array.isArray(list) ? list.flatMap((member) => read(schema, member) ?? []) : [];
}

/** Actor of what releases did that knew no operations. */
const EARLIER = 'earlier';

const EarlierLine = z.omit(CartLine, { ops: true, place: true, at: true });

/** A line of version 1 or 2, as if its quantity had been set when it was last wanted. */
function lineOfEarlier(value: unknown, index: number, stamps: readonly Stamps[]): CartLine[] {
	const line = read(EarlierLine, value);
	if (!line || line.qty <= 0) return [];
	const key = line.productOption ? `${line.sku} ${line.checksum}` : line.sku;
	const stamp = stamps.find((candidate) => candidate.key === line.sku || candidate.key === key);
	const at = opId(stamp?.wanted ?? 0, EARLIER);
	return readList(CartLine, [{ ...line, ops: setTo(line.qty, at), place: opId(stamp?.place ?? index, EARLIER), at }]);
}

function linesOf(cart: Record<string, unknown>): CartLine[] {
	const stamps = readList(Stamps, read(Fields, cart.stamps)?.lines);
	const list: unknown[] = Array.isArray(cart.lines) ? cart.lines : [];
	return list.flatMap((value, index) => {
		const line = read(CartLine, value);
		return line ? { ...line, qty: quantityOf(line.ops) } : lineOfEarlier(value, index, stamps);
	});
}

function bareLinesOf(cart: Record<string, unknown>): AnyLine[] {
	const removed = readList(Stamps, read(Fields, cart.stamps)?.removed);
	const earlier = removed.map(({ key, wanted }) => ({ sku: key, ops: setTo(0, opId(wanted, EARLIER)) }));
	const kept: AnyLine[] = readList(z.union([CartLine, BareLine]), cart.bare);
	return [...kept.map((line) => (isKnown(line) ? { ...line, qty: quantityOf(line.ops) } : line)), ...earlier];
}

/** Every good line of a stored cart, whatever else is damaged and whichever release stored it; undefined when it is no cart at all. */
export function readCart(stored: unknown): StoredCart | undefined {
	const cart = read(Fields, stored);
	if (!cart) return;
	const rest = {
		serverToken: read(z.string(), cart.serverToken),
		owner: read(z.int(), cart.owner),
		restAt: read(OpId, cart.restAt) ?? NO_OP,
		since: read(OpId, cart.since) ?? NO_OP,
	};
	return { version: CART_VERSION, ...cartOf([...linesOf(cart), ...bareLinesOf(cart)], rest) };
}

/** The cart as it will be read again, because differing texts count as a change. */
export function storedOf(cart: KeptCart): StoredCart {
	return readCart(cart) ?? { version: CART_VERSION, ...cart };
}
