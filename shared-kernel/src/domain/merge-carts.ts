import type { CartLine } from '../contract/cart-line.ts';
import type { KeptCart } from './cart.ts';
import { type CartParts, type LinePart, lineKey, partsOf, type StampedCart, storedOf } from './stored-cart.ts';

const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Later than everything the cart has seen, also where the clock was set back. */
function nextStamp({ lines, rest }: CartParts, now: number): number {
	return [...lines.values()].reduce(
		(last, { at, place }) => Math.max(last, at + 1, place + 1),
		Math.max(now, rest.at + 1),
	);
}

function stampLine(before: LinePart | undefined, line: CartLine, at: number, index: number): LinePart {
	if (!before?.line) return { wanted: at, at, place: at + index, line };
	if (same(before.line, line)) return before;
	return { ...before, wanted: line.qty === before.line.qty ? before.wanted : at, at, line };
}

/**
 * Notes when each part of the cart changed since it was last stored.
 * @param now ms since 1970
 */
export function stampChanges(stored: StampedCart, cart: KeptCart, now: number): StampedCart {
	const before = partsOf(stored);
	const at = nextStamp(before, now);
	const after = new Map(before.lines);
	for (const [key, part] of before.lines) if (part.line) after.set(key, { wanted: at, at, place: 0, line: null });
	for (const [index, line] of cart.lines.entries()) {
		const key = lineKey(line);
		after.set(key, stampLine(before.lines.get(key), line, at, index));
	}
	const rest = { serverToken: cart.serverToken };
	return storedOf({ lines: after, rest: same(before.rest.value, rest) ? before.rest : { at, value: rest } });
}

/** ms: 30 days. A tab that slept longer may bring back what was removed meanwhile. */
const REMOVALS_KEPT = 30 * 24 * 3_600_000;
const MAX_REMOVALS = 200;

/** Drops the removals that every tab must have heard of by now. */
export function forgetOldRemovals(stored: StampedCart, now: number): StampedCart {
	const young = stored.stamps.removed.filter(({ wanted }) => Math.abs(now - wanted) < REMOVALS_KEPT);
	const removed = young.toSorted((a, b) => b.wanted - a.wanted).slice(0, MAX_REMOVALS);
	return storedOf(partsOf({ ...stored, stamps: { ...stored.stamps, removed } }));
}

/** Sorts what is unset or removed before everything else. */
function textOf(value: unknown): string {
	return JSON.stringify(value, (_, part: unknown) => part ?? '');
}

/** Chooses the same one of two simultaneous parts in every tab. */
function later<Part extends { at: number }>(a: Part, b: Part): Part {
	if (a.at !== b.at) return a.at > b.at ? a : b;
	return textOf(a) >= textOf(b) ? a : b;
}

/** What the shopper does counts before what the shop learns about a line, such as its price. */
function laterLine(a: LinePart, b: LinePart): LinePart {
	if (a.wanted !== b.wanted) return a.wanted > b.wanted ? a : b;
	return later(a, b);
}

/**
 * One cart of two tabs': commutative, associative and idempotent, so tabs agree in whatever order they hear of each other.
 * A line that only one knows stays; a removed line comes back only if it was wanted again after the removal.
 */
export function mergeCarts(mine: StampedCart, theirs: StampedCart): StampedCart {
	const merged = partsOf(mine);
	const other = partsOf(theirs);
	for (const [key, part] of other.lines) {
		const known = merged.lines.get(key);
		merged.lines.set(key, known ? laterLine(known, part) : part);
	}
	return storedOf({ lines: merged.lines, rest: later(merged.rest, other.rest) });
}
