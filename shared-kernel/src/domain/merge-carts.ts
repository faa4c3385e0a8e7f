import type { CartLine } from '../contract/cart-line.ts';
import { type CartParts, type LinePart, partsOf, type Register, storedOf } from './cart-parts.ts';
import type { StampedCart } from './stamped-cart.ts';

/** Sorts what is unset before everything else. */
function textOf(value: unknown): string {
	return JSON.stringify(value, (_, part: unknown) => part ?? '');
}

/** The later one; of two at the same time always the same one, whoever asks. */
function later<Value>(a: Register<Value>, b: Register<Value>): Register<Value> {
	if (a.at !== b.at) return a.at > b.at ? a : b;
	return textOf(a.value) >= textOf(b.value) ? a : b;
}

function quantity({ line, stamps }: LinePart): Register<number> {
	return { at: stamps.qty, value: line.qty };
}

function facts({ line: { qty: _, ...rest }, stamps }: LinePart): Register<Omit<CartLine, 'qty'>> {
	return { at: stamps.facts, value: rest };
}

function mostOf(a: Register<number>, b: Register<number>): Register<number> {
	if (a.at !== b.at) return a.at > b.at ? a : b;
	return a.value >= b.value ? a : b;
}

/** A line wanted anew is taken as it is; else quantity and facts each follow their own last change. */
function mergeLines(a: LinePart, b: LinePart): LinePart {
	if (a.stamps.wanted !== b.stamps.wanted) return a.stamps.wanted > b.stamps.wanted ? a : b;
	const qty = mostOf(quantity(a), quantity(b));
	const rest = later(facts(a), facts(b));
	const place = Math.min(a.stamps.place, b.stamps.place);
	return { line: { ...rest.value, qty: qty.value }, stamps: { ...a.stamps, qty: qty.at, facts: rest.at, place } };
}

function addPart(into: CartParts, key: string, part: LinePart) {
	const known = into.lines.get(key);
	const removedAt = into.removed.get(key);
	if (removedAt !== undefined && removedAt > part.stamps.wanted) return;
	into.removed.delete(key);
	into.lines.set(key, known ? mergeLines(known, part) : part);
}

function addRemoval(into: CartParts, key: string, at: number) {
	const known = into.lines.get(key);
	if (known && known.stamps.wanted >= at) return;
	into.lines.delete(key);
	into.removed.set(key, Math.max(at, into.removed.get(key) ?? 0));
}

/**
 * One cart of two tabs': commutative, associative and idempotent, so tabs agree in whatever order they hear of each other.
 * A line that only one knows stays; a removed line comes back only if it was wanted again after the removal.
 */
export function mergeCarts(mine: StampedCart, theirs: StampedCart): StampedCart {
	const into = partsOf(mine);
	const other = partsOf(theirs);
	for (const [key, part] of other.lines) addPart(into, key, part);
	for (const [key, at] of other.removed) addRemoval(into, key, at);
	return storedOf({
		...into,
		connection: later(into.connection, other.connection),
		shipping: later(into.shipping, other.shipping),
		payment: later(into.payment, other.payment),
		totals: later(into.totals, other.totals),
	});
}
