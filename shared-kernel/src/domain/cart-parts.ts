import type { CartLine } from '../contract/cart-line.ts';
import type { KeptCart } from './cart-state.ts';
import { hasFreeOptions } from './line-identity.ts';
import { CART_VERSION, type LineStamps, type StampedCart } from './stamped-cart.ts';

export interface LinePart {
	line: CartLine;
	stamps: LineStamps;
}

export interface Register<Value> {
	at: number;
	value: Value;
}

/** A stored cart taken apart into what changes independently. A key has a line or a removal, never both. */
export interface CartParts {
	lines: Map<string, LinePart>;
	removed: Map<string, number>;
	connection: Register<Pick<KeptCart, 'serverToken' | 'hash' | 'syncedAt'>>;
	shipping: Register<KeptCart['shipping']>;
	payment: Register<KeptCart['payment']>;
	totals: Register<Pick<KeptCart, 'platformTotals' | 'platformTotalSegments' | 'totalsSyncedAt'>>;
}

/** Lines with the same key are the same line (see `isSameLine`). */
export function lineKey(line: CartLine): string {
	return hasFreeOptions(line) ? `${line.sku} ${line.checksum}` : line.sku;
}

function linePartsOf({ lines, stamps }: StampedCart): CartParts['lines'] {
	const known = new Map(stamps.lines.map((one) => [one.key, one]));
	return new Map(
		lines.map((line, place) => {
			const key = lineKey(line);
			return [key, { line, stamps: known.get(key) ?? { key, wanted: 0, qty: 0, facts: 0, place } }];
		}),
	);
}

/** The parts of a cart that are not lines. */
export function fieldsOf(cart: KeptCart) {
	const { serverToken, hash, syncedAt, platformTotals, platformTotalSegments, totalsSyncedAt } = cart;
	return {
		connection: { serverToken, hash, syncedAt },
		shipping: cart.shipping,
		payment: cart.payment,
		totals: { platformTotals, platformTotalSegments, totalsSyncedAt },
	};
}

export function partsOf(stored: StampedCart): CartParts {
	const lines = linePartsOf(stored);
	const { connection, shipping, payment, totals } = fieldsOf(stored);
	const { stamps } = stored;
	return {
		lines,
		removed: new Map(stamps.removed.flatMap(({ key, at }) => (lines.has(key) ? [] : [[key, at]]))),
		connection: { at: stamps.connection, value: connection },
		shipping: { at: stamps.shipping, value: shipping },
		payment: { at: stamps.payment, value: payment },
		totals: { at: stamps.totals, value: totals },
	};
}

const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1);
const byPlace = ({ stamps: a }: LinePart, { stamps: b }: LinePart) => a.place - b.place || byKey(a, b);

/** The same text for the same parts, in whatever order they came. */
export function storedOf({ lines, removed, connection, shipping, payment, totals }: CartParts): StampedCart {
	const parts = [...lines.values()].sort(byPlace);
	return {
		version: CART_VERSION,
		lines: parts.map(({ line }) => line),
		...connection.value,
		...totals.value,
		shipping: shipping.value,
		payment: payment.value,
		stamps: {
			lines: parts.map(({ stamps }) => stamps),
			removed: [...removed].map(([key, at]) => ({ key, at })).sort(byKey),
			connection: connection.at,
			shipping: shipping.at,
			payment: payment.at,
			totals: totals.at,
		},
	};
}
