import type { CartCandidate, CartLine } from '@pasaz/kernel/contract/cart-line';
import type { OpId } from '@pasaz/kernel/contract/line-ops';
import { addLine, type KeptCart, setQuantity } from '@pasaz/kernel/domain/cart';
import { lineKey } from '@pasaz/kernel/domain/line-identity';

/** Turns a line into another choice of its product, at the same place. A line that has gone meanwhile is not brought back. */
export function replaceLine<Cart extends KeptCart>(
	cart: Cart,
	replaced: CartLine,
	product: CartCandidate,
	id: OpId,
): Cart {
	const known = cart.lines.find((line) => lineKey(line) === lineKey(replaced));
	const key = lineKey(product);
	if (!known || lineKey(known) === key) return cart;
	const emptied = setQuantity(cart, known, 0, id);
	const { lines, ...rest } = addLine(emptied, product, known.qty, id);
	const isJoined = emptied.lines.some((line) => lineKey(line) === key);
	const inPlace = lines.map((line) => (lineKey(line) === key ? { ...line, place: known.place } : line));
	const order = (line: CartLine) => (line.place < known.place ? -1 : Number(line.place > known.place));
	return { ...cart, ...rest, lines: isJoined ? lines : inPlace.toSorted((a, b) => order(a) - order(b)) };
}
