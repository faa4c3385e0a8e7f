import type { CartLine } from '../contract/cart-line.ts';
import type { KeptCart } from './cart-state.ts';
import { type CartParts, type LinePart, lineKey, partsOf, type StampedCart, storedOf } from './stamped-cart.ts';

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
const MOST_REMOVALS = 200;

/** Without the removals that no tab can still have missed. */
export function forgetOldRemovals(stored: StampedCart, now: number): StampedCart {
	const young = stored.stamps.removed.filter(({ wanted }) => Math.abs(now - wanted) < REMOVALS_KEPT);
	const removed = young.toSorted((a, b) => b.wanted - a.wanted).slice(0, MOST_REMOVALS);
	return storedOf(partsOf({ ...stored, stamps: { ...stored.stamps, removed } }));
}
