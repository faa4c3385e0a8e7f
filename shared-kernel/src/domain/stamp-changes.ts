import type { CartLine } from '../contract/cart-line.ts';
import { type CartParts, fieldsOf, type LinePart, lineKey, partsOf, type Register, storedOf } from './cart-parts.ts';
import type { KeptCart } from './cart-state.ts';
import type { StampedCart } from './stamped-cart.ts';

const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Later than everything the cart has seen, also where the clock was set back. */
function nextStamp(parts: CartParts, now: number): number {
	const lines = [...parts.lines.values()].flatMap(({ stamps: { wanted, qty, facts, place } }) => [
		wanted,
		qty,
		facts,
		place,
	]);
	const fields = [parts.connection.at, parts.shipping.at, parts.payment.at, parts.totals.at];
	return Math.max(now, 1 + [...lines, ...fields, ...parts.removed.values()].reduce((a, b) => Math.max(a, b), 0));
}

/** What is put in or raised is wanted from now on; a lowered quantity or new facts leave the wish as old as it was. */
function stampLine({ line: before, stamps }: LinePart, line: CartLine, at: number): LinePart {
	if (before === line) return { line, stamps };
	if (line.qty > before.qty) return { line, stamps: { ...stamps, wanted: at, qty: at, facts: at } };
	const qty = line.qty === before.qty ? stamps.qty : at;
	const facts = same({ ...before, qty: 0 }, { ...line, qty: 0 }) ? stamps.facts : at;
	return { line, stamps: { ...stamps, qty, facts } };
}

function stampLines(before: CartParts, lines: readonly CartLine[], at: number): CartParts['lines'] {
	return new Map(
		lines.map((line, index) => {
			const key = lineKey(line);
			const known = before.lines.get(key);
			const fresh = { key, wanted: at, qty: at, facts: at, place: at + index };
			return [key, known ? stampLine(known, line, at) : { line, stamps: fresh }];
		}),
	);
}

function removals(before: CartParts, lines: CartParts['lines'], at: number): CartParts['removed'] {
	const gone = [...before.lines.keys()].filter((key) => !lines.has(key)).map((key) => [key, at] as const);
	const stillGone = [...before.removed].filter(([key]) => !lines.has(key));
	return new Map([...stillGone, ...gone]);
}

function stampField<Value>(before: Register<Value>, value: Value, at: number): Register<Value> {
	return same(before.value, value) ? before : { at, value };
}

/**
 * Notes when each part of the cart changed since it was last stored.
 * @param now ms since 1970
 */
export function stampChanges(stored: StampedCart, cart: KeptCart, now: number): StampedCart {
	const before = partsOf(stored);
	const at = nextStamp(before, now);
	const lines = stampLines(before, cart.lines, at);
	const fields = fieldsOf(cart);
	return storedOf({
		lines,
		removed: removals(before, lines, at),
		connection: stampField(before.connection, fields.connection, at),
		shipping: stampField(before.shipping, fields.shipping, at),
		payment: stampField(before.payment, fields.payment, at),
		totals: stampField(before.totals, fields.totals, at),
	});
}

/** ms: 30 days. A tab that slept longer may bring back what was removed meanwhile. */
const REMOVALS_KEPT = 30 * 24 * 3_600_000;
const MOST_REMOVALS = 200;

/** Without the removals that no tab can still have missed. */
export function forgetOldRemovals(stored: StampedCart, now: number): StampedCart {
	const young = stored.stamps.removed.filter(({ at }) => Math.abs(now - at) < REMOVALS_KEPT);
	const removed = young.sort((a, b) => b.at - a.at).slice(0, MOST_REMOVALS);
	return storedOf(partsOf({ ...stored, stamps: { ...stored.stamps, removed } }));
}
