import type { BareLine, CartCandidate, CartLine } from '../contract/cart-line.ts';
import type { LineOps, OpId } from '../contract/line-ops.ts';
import type { ProductOption } from '../contract/product-option.ts';
import { checksumOf, isSameLine, lineKey } from './line-identity.ts';
import { addTo, lastOpOf, laterOf, mergeOps, NO_OP, NO_OPS, quantityOf, setTo } from './line-ops.ts';
import { tieredPrice } from './price-tiers.ts';

/** A line of which nothing is left still knows its product: another tab may have put more of it in. */
export type AnyLine = CartLine | BareLine;

export function isKnown(line: AnyLine): line is CartLine {
	return 'name' in line;
}

/** What the device keeps of a cart (rule 11.1). */
export interface KeptCart {
	/** What is in the cart, in the order of its `place`s. */
	lines: CartLine[];
	/** The other lines that operations are known of, which stay so that a removed line stays removed on every device. */
	bare: AnyLine[];
	/** The cart's id on the server, once it has one. */
	serverToken: string | null;
	/** Id of the account whose cart it is; null for a guest's. It stays when the session ends by itself, so that the same shopper's next login doubles nothing. */
	owner: number | null;
	restAt: OpId;
	/** The logout by which the cart before it was forgotten. */
	since: OpId;
}

export interface CartState extends KeptCart {
	/** Whether the device's cart is restored; this flag itself is not stored. */
	isLoaded: boolean;
}

export const EMPTY_CART: CartState = {
	lines: [],
	bare: [],
	serverToken: null,
	owner: null,
	restAt: NO_OP,
	since: NO_OP,
	isLoaded: false,
};

/** The last operation of a cart; the next one has to be later. */
export function lastOp({ lines, bare, restAt, since }: KeptCart): OpId {
	const ofLine = (line: AnyLine) => [lastOpOf(line.ops), ...(isKnown(line) ? [line.at, line.place] : [])];
	return [...[...lines, ...bare].flatMap(ofLine), restAt].reduce(laterOf, since);
}

/** Makes the cart line of a product; its quantity is what `ops` come to. */
export function lineOf(product: CartCandidate, ops: LineOps, place: OpId): CartLine {
	return {
		...product,
		ops,
		qty: quantityOf(ops),
		place,
		at: place,
		checksum: checksumOf(product.productOption),
		info: {},
	};
}

function withOps<Cart extends KeptCart>(cart: Cart, changed: CartLine, ops: LineOps): Cart {
	const qty = quantityOf(ops);
	if (qty > 0)
		return { ...cart, lines: cart.lines.map((line) => (isSameLine(line, changed) ? { ...line, ops, qty } : line)) };
	const gone = { ...changed, ops, qty };
	return { ...cart, lines: cart.lines.filter((line) => !isSameLine(line, changed)), bare: [...cart.bare, gone] };
}

/** Raises the quantity of the same line in the cart, else appends the line. */
export function addLine<Cart extends KeptCart>(cart: Cart, product: CartCandidate, qty: number, id: OpId): Cart {
	const added = lineOf(product, addTo(NO_OPS, qty, id), id);
	const known = cart.lines.find((line) => isSameLine(line, added));
	if (known) return withOps(cart, known, addTo(known.ops, qty, id));
	const key = lineKey(added);
	const before = cart.bare.find((line) => lineKey(line) === key);
	const line = before ? lineOf(product, addTo(before.ops, qty, id), id) : added;
	return { ...cart, lines: [...cart.lines, line], bare: cart.bare.filter((other) => other !== before) };
}

/** Sets a quantity; 0 or less removes the line. */
export function setQuantity<Cart extends KeptCart>(cart: Cart, changed: CartLine, qty: number, id: OpId): Cart {
	const known = cart.lines.find((line) => isSameLine(line, changed));
	return known ? withOps(cart, known, setTo(Math.max(0, qty), id)) : cart;
}

interface OrderedPieces {
	sku: string;
	qty: number;
	product_option?: ProductOption | undefined;
}

/** Takes pieces out that were ordered, and leaves those that were put in meanwhile. Done again with the same id, it changes nothing. */
export function takeOrdered<Cart extends KeptCart>(cart: Cart, ordered: readonly OrderedPieces[], id: OpId): Cart {
	return ordered.reduce((left, { sku, qty, product_option }) => {
		const key = lineKey({ sku, productOption: product_option });
		const line = left.lines.find((candidate) => lineKey(candidate) === key);
		return line ? withOps(left, line, mergeOps(line.ops, addTo(NO_OPS, -qty, id))) : left;
	}, cart);
}

/** Replaces properties of one line, e.g. the ids that the server gave it; the cart itself where it has them already. */
export function updateLine<Cart extends KeptCart>(
	cart: Cart,
	changed: CartLine,
	properties: LineProperties,
	at: OpId,
): Cart {
	const isNews = (line: CartLine) =>
		isSameLine(line, changed) && Object.entries(properties).some(([name, value]) => Reflect.get(line, name) !== value);
	if (!cart.lines.some(isNews)) return cart;
	return { ...cart, lines: cart.lines.map((line) => (isNews(line) ? { ...line, ...properties, at } : line)) };
}

/** What the shop learns about a line; its quantity is changed by operations only. */
export type LineProperties = Partial<Omit<CartLine, 'ops' | 'qty' | 'place' | 'at'>>;

type Priced = Pick<CartLine, 'price' | 'newPrice' | 'tiers' | 'qty'>;

/** What a piece costs by the price that the shopper has seen, in gross grosze. */
export function seenPrice({ price, tiers, qty }: Priced): number {
	return tieredPrice(price, tiers, qty);
}

/** What a single piece costs now, in gross grosze. */
export function priceAlone({ price, newPrice }: Pick<Priced, 'price' | 'newPrice'>): number {
	return newPrice ?? price;
}

/** What a piece of the line costs now, in gross grosze. */
export function priceNow(line: Priced): number {
	return tieredPrice(priceAlone(line), line.tiers, line.qty);
}

/** Gross grosze of all lines that can be bought, without shipping and discounts. */
export function subtotal(lines: readonly CartLine[]): number {
	return lines.reduce((sum, line) => (line.isInStock ? sum + priceNow(line) * line.qty : sum), 0);
}

export function pieces(lines: readonly Pick<CartLine, 'qty'>[]): number {
	return lines.reduce((sum, line) => sum + line.qty, 0);
}

export function hasFiles(lines: readonly CartLine[]): boolean {
	return lines.some(({ productType }) => productType === 'downloadable');
}

export function isVirtual(lines: readonly CartLine[]): boolean {
	const isOfType = ({ productType }: CartLine) => productType === 'virtual' || productType === 'downloadable';
	return lines.length > 0 && lines.every((line) => line.isVirtual ?? isOfType(line));
}
