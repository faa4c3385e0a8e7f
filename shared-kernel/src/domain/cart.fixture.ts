import fc from 'fast-check';
import type { CartCandidate, CartLine } from '../contract/cart-line.ts';
import type { OpId } from '../contract/line-ops.ts';
import { addLine, EMPTY_CART, type KeptCart, lastOp, lineOf, setQuantity, takeOrdered, updateLine } from './cart.ts';
import { addTo, NO_OPS, nextOpId, opId } from './line-ops.ts';
import { storedOf } from './stored-cart.ts';

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
	const id = opId(1, 'test');
	return lineOf(testCandidate(sku, given), addTo(NO_OPS, qty, id), id);
}

/** A cart of these lines, as a shop that knew no operations would have left it. */
export function testCart(...lines: CartLine[]): KeptCart {
	return { ...NO_CART, lines };
}

const { isLoaded: _, ...NO_CART } = EMPTY_CART;

type Change = (cart: KeptCart, id: OpId) => KeptCart;

const skus = fc.constantFrom(...SKUS);
const quantities = fc.integer({ min: 1, max: 5 });

/** Something that a shopper or the server does to a cart. */
const changes: fc.Arbitrary<Change> = fc.oneof(
	fc.tuple(skus, quantities).map(
		([sku, qty]): Change =>
			(cart, id) =>
				addLine(cart, testCandidate(sku), qty, id),
	),
	fc.tuple(skus, fc.integer({ min: 0, max: 5 })).map(
		([sku, qty]): Change =>
			(cart, id) =>
				setQuantity(cart, testLine(sku), qty, id),
	),
	fc.tuple(skus, quantities).map(
		([sku, qty]): Change =>
			(cart, id) =>
				takeOrdered(cart, [testLine(sku, qty)], id),
	),
	fc.tuple(skus, fc.nat(99)).map(
		([sku, serverItemId]): Change =>
			(cart, id) =>
				updateLine(cart, testLine(sku), { serverItemId }, id),
	),
	fc.constantFrom('x', 'y', null).map(
		(serverToken): Change =>
			(cart, restAt) => ({ ...cart, serverToken, restAt }),
	),
	fc.constant<Change>((_, since) => ({ ...NO_CART, since })),
);

/** Carts as three tabs have them that started from one cart and went on apart. */
export const divergedCarts: fc.Arbitrary<[KeptCart, KeptCart, KeptCart]> = fc
	.tuple(histories(6), histories(6), histories(6), histories(6))
	.map(([common, ...apart]) => {
		const start = replay(NO_CART, common, 'start');
		const [a = [], b = [], c = []] = apart;
		return [replay(start, a, 'a'), replay(start, b, 'b'), replay(start, c, 'c')];
	});

interface Dated {
	change: Change;
	at: number;
}

function histories(maxLength: number): fc.Arbitrary<Dated[]> {
	return fc.array(fc.record({ change: changes, at: fc.nat(12) }), { maxLength });
}

function replay(from: KeptCart, history: readonly Dated[], actor: string): KeptCart {
	return history.reduce((cart, { change, at }) => storedOf(change(cart, nextOpId(lastOp(cart), at, actor))), from);
}
