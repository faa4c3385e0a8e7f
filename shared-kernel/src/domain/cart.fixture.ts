import fc from 'fast-check';
import type { CartCandidate, CartLine } from '../contract/cart-line.ts';
import { addLine, EMPTY_CART, type KeptCart, lineOf, removeLine, setQuantity, updateLine } from './cart.ts';
import { stampChanges } from './merge-carts.ts';
import { NOTHING_STORED, type StampedCart } from './stored-cart.ts';

const SKUS = ['A', 'B', 'C', 'D'];

/** A product that tests know by its sku alone. */
export function testCandidate(sku: string, given: Partial<CartCandidate> = {}): CartCandidate {
	return {
		sku,
		parentSku: sku,
		id: 1 + SKUS.indexOf(sku),
		name: sku,
		productType: 'simple',
		href: `/${sku}`,
		image: null,
		price: 1000,
		regularPrice: 1000,
		options: [],
		stockQty: 5,
		isInStock: true,
		errors: {},
		...given,
	};
}

export function testLine(sku: string, qty = 1, given: Partial<CartCandidate> = {}): CartLine {
	return lineOf(testCandidate(sku, given), qty);
}

type Change = (cart: KeptCart) => KeptCart;
const inLines =
	(change: (lines: readonly CartLine[]) => CartLine[]): Change =>
	(cart) => ({ ...cart, lines: change(cart.lines) });

const skus = fc.constantFrom(...SKUS);
const quantities = fc.integer({ min: 1, max: 5 });

/** Something that a shopper or the server does to a cart. */
export const changes: fc.Arbitrary<Change> = fc.oneof(
	fc.tuple(skus, quantities).map(([sku, qty]) => inLines((lines) => addLine(lines, testLine(sku, qty)))),
	fc.tuple(skus, quantities).map(([sku, qty]) => inLines((lines) => setQuantity(lines, testLine(sku), qty))),
	skus.map((sku) => inLines((lines) => removeLine(lines, testLine(sku)))),
	fc
		.tuple(skus, fc.nat(99))
		.map(([sku, serverItemId]) => inLines((lines) => updateLine(lines, testLine(sku), { serverItemId }))),
	fc.constantFrom('x', 'y', null).map((serverToken) => (cart: KeptCart) => ({ ...cart, serverToken })),
	fc.constant(() => EMPTY_CART),
);

/** Carts as three tabs have them that started from one cart and went on apart. */
export const divergedCarts: fc.Arbitrary<[StampedCart, StampedCart, StampedCart]> = fc
	.tuple(histories(6), histories(6), histories(6), histories(6))
	.map(([common, ...apart]) => {
		const start = replay(NOTHING_STORED, common);
		const [a = [], b = [], c = []] = apart;
		return [replay(start, a), replay(start, b), replay(start, c)];
	});

interface Dated {
	change: Change;
	at: number;
}

function histories(maxLength: number): fc.Arbitrary<Dated[]> {
	return fc.array(fc.record({ change: changes, at: fc.nat(12) }), { maxLength });
}

function replay(from: StampedCart, history: readonly Dated[]): StampedCart {
	return history.reduce((stored, { change, at }) => stampChanges(stored, change(stored), at), from);
}
