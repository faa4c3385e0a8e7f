import type { CartLine } from '../contract/cart-line.ts';
import type { LineOps } from '../contract/line-ops.ts';
import { toBareLine } from './bare-line.ts';
import { type AnyLine, isKnown, type KeptCart } from './cart.ts';
import { lineKey } from './line-identity.ts';
import { lastOpOf, laterOf, mergeOps, quantityOf, timeOf } from './line-ops.ts';

/** Sorts what is unset before everything else. */
function textOf(value: unknown): string {
	return JSON.stringify(value, (_, part: unknown) => part ?? '');
}

/** Chooses the same one of two simultaneous values in every tab. */
function laterBy<Value>(at: (value: Value) => string, a: Value, b: Value): Value {
	if (at(a) !== at(b)) return at(a) > at(b) ? a : b;
	return textOf(a) >= textOf(b) ? a : b;
}

/** The line with these operations: itself where they are its own, so that what has not changed is not drawn again. */
function withOps(line: AnyLine, ops: LineOps): AnyLine {
	const isSame = JSON.stringify(line.ops) === JSON.stringify(ops);
	if (!isKnown(line)) return isSame ? line : { ...line, ops };
	const qty = quantityOf(ops);
	return isSame && line.qty === qty ? line : { ...line, ops, qty };
}

/** What the shop knows about a product is of one device as a whole; its quantity is of both. */
function mergeLines(a: AnyLine, b: AnyLine): AnyLine {
	const ops = mergeOps(a.ops, b.ops);
	if (!isKnown(a)) return withOps(isKnown(b) ? b : a, ops);
	if (!isKnown(b)) return withOps(a, ops);
	const shared = { ops, qty: quantityOf(ops), place: laterOf(a.place, b.place) };
	return laterBy(({ at }) => at, { ...a, ...shared }, { ...b, ...shared });
}

type Rest = Pick<KeptCart, 'serverToken' | 'owner' | 'restAt'>;

function restOf({ serverToken, owner, restAt }: KeptCart): Rest {
	return { serverToken, owner, restAt };
}

/** Puts lines in order, and those of which nothing is left aside. Equal carts give equal JSON. */
export function cartOf(lines: Iterable<AnyLine>, rest: Rest & Pick<KeptCart, 'since'>): KeptCart {
	const keyed = [...lines].map((line) => ({ key: lineKey(line), line }));
	keyed.sort((a, b) => (a.key < b.key ? -1 : 1));
	const shown: CartLine[] = [];
	const bare: AnyLine[] = [];
	for (const { line } of keyed) {
		if (isKnown(line) && line.qty > 0) shown.push(line);
		else bare.push(isKnown(line) ? line : toBareLine(line));
	}
	shown.sort((a, b) => (a.place < b.place ? -1 : Number(a.place > b.place)));
	const { serverToken, owner, restAt, since } = rest;
	return { lines: shown, bare, serverToken, owner, restAt, since };
}

/**
 * One cart of two tabs' or devices': commutative, associative and idempotent, so that all agree in whatever order they hear of each other.
 * A cart that a logout has not forgotten yet is dropped.
 */
export function mergeCarts(mine: KeptCart, theirs: KeptCart): KeptCart {
	if (mine.since !== theirs.since) return mine.since > theirs.since ? mine : theirs;
	const merged = new Map<string, AnyLine>();
	for (const line of [...mine.lines, ...mine.bare, ...theirs.lines, ...theirs.bare]) {
		const key = lineKey(line);
		const known = merged.get(key);
		merged.set(key, known ? mergeLines(known, line) : line);
	}
	const rest = laterBy(({ restAt }) => restAt, restOf(mine), restOf(theirs));
	return cartOf(merged.values(), { ...rest, since: mine.since });
}

/** What all store views share of a cart. */
export function operationsOf(cart: KeptCart): KeptCart {
	return cartOf([...cart.lines, ...cart.bare].map(toBareLine), cart);
}

/** The cart with the operations of other store views; what this one knows of its products stays. */
export function withOperations(cart: KeptCart, shared: KeptCart): KeptCart {
	const known = new Map([...cart.lines, ...cart.bare].filter(isKnown).map((line) => [lineKey(line), line]));
	const merged = mergeCarts(operationsOf(cart), shared);
	const lines = merged.bare.map((line) => withOps(known.get(lineKey(line)) ?? line, line.ops));
	return cartOf(lines, merged);
}

/** ms: 30 days. A device that slept longer may bring back what was removed meanwhile. */
const REMOVALS_KEPT = 30 * 24 * 3_600_000;
const MAX_REMOVALS = 200;

/** Drops the removals that every tab and device must have heard of by now; those of a clock that is ahead, nobody has. */
export function forgetOldRemovals<Cart extends KeptCart>(cart: Cart, now: number): Cart {
	const removed = cart.bare.filter(({ ops }) => quantityOf(ops) === 0);
	const kept = removed
		.filter(({ ops }) => now - timeOf(lastOpOf(ops)) < REMOVALS_KEPT)
		.toSorted((a, b) => (lastOpOf(a.ops) < lastOpOf(b.ops) ? 1 : -1))
		.slice(0, MAX_REMOVALS);
	if (kept.length === removed.length) return cart;
	return { ...cart, bare: cart.bare.filter((line) => quantityOf(line.ops) > 0 || kept.includes(line)) };
}
