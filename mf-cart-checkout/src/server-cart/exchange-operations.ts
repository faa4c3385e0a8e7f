import type { ServerCartItem } from '@pasaz/kernel/contract/cart';
import type { BareLine, CartLine } from '@pasaz/kernel/contract/cart-line';
import { cartSync } from '@pasaz/kernel/contract/cart-sync';
import type { LineOps, OpId } from '@pasaz/kernel/contract/line-ops';
import type { ProductOption } from '@pasaz/kernel/contract/product-option';
import { toBareLine } from '@pasaz/kernel/domain/bare-line';
import { type KeptCart, priceNow } from '@pasaz/kernel/domain/cart';
import { lineKey } from '@pasaz/kernel/domain/line-identity';
import { addTo, lastOpOf, laterOf, nextOpId, opId, quantityOf, timeOf } from '@pasaz/kernel/domain/line-ops';
import { cartOf, forgetOldRemovals, mergeCarts } from '@pasaz/kernel/domain/merge-carts';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { type CartCall, type Device, isLost } from './cart-call.ts';
import { takeRefusal } from './refused-line.ts';
import { agreed, knows } from './server-item.ts';

/** Lines in one call, whose body the server limits to 64 kB. */
const MAX_LINES = 100;

interface Named {
	sku: string;
	product_option?: ProductOption | undefined;
}

function bareLine({ sku, product_option, ops }: Named & { ops: LineOps }): BareLine {
	return toBareLine({ sku, ops, ...(product_option && { productOption: product_option }) });
}

function keyOf({ sku, product_option }: Named): string {
	return lineKey({ sku, productOption: product_option });
}

function unconfirmed({ cart, confirmed }: Device): BareLine[] {
	const { lines, bare } = cart.latestCart();
	const all = [...lines, ...bare].map(toBareLine);
	return all.filter((line) => confirmed.ops.get(lineKey(line)) !== JSON.stringify(line.ops)).slice(0, MAX_LINES);
}

function forgetOtherCart({ confirmed }: Device, cartId: string): void {
	if (confirmed.cartId !== cartId) confirmed.ops.clear();
	confirmed.cartId = cartId;
}

export function isInStep(device: Device): boolean {
	const { lines } = device.cart.latestCart();
	if (!device.keepsOperations) return lines.every(({ qty, prevQty }) => qty === prevQty);
	return unconfirmed(device).length === 0;
}

async function ask({ shop, signal, device }: CartCall, cartId: string, lines: readonly BareLine[]) {
	const body = {
		lines: lines.map(({ sku, productOption, ops }) => ({
			sku,
			ops,
			...(productOption && { product_option: productOption }),
		})),
	};
	const answer = await shop.api.call(cartSync, { query: { cartId }, body, signal });
	forgetOtherCart(device, cartId);
	const theirs = [...answer.items, ...answer.removed].map(bareLine);
	// also what it has refused, or has forgotten as removed long ago: sent again it would be no other
	for (const line of [...lines, ...theirs]) device.confirmed.ops.set(lineKey(line), JSON.stringify(line.ops));
	return { ...answer, theirs };
}

/** The cart with the lines of an answer; a cart that was forgotten meanwhile stays forgotten. */
function withTheirs(cart: KeptCart, theirs: readonly BareLine[], since: OpId): KeptCart {
	return mergeCarts(cart, { ...cart, lines: [], bare: [...theirs], since });
}

function noteIds(cart: KeptCart, items: readonly ServerCartItem[], at: OpId): KeptCart {
	const byKey = new Map(items.map((item) => [keyOf(item), item]));
	const lines = cart.lines.map((line) => {
		const item = byKey.get(lineKey(line));
		if (!item) return line;
		const newPrice = toGrosze(item.price);
		const known = { ...line, ...agreed(item) };
		const isPriced = priceNow({ ...known, qty: item.qty }) === newPrice;
		if (knows(line, item) && isPriced) return line;
		return { ...known, ...(!isPriced && { newPrice }), at };
	});
	return { ...cart, lines };
}

/** Whether the server has agreed to a quantity other than before that was set, not raised by putting the product in again. */
function isSet({ lines }: KeptCart, sent: readonly BareLine[], items: readonly ServerCartItem[]): boolean {
	const settings = new Set(sent.filter(({ ops }) => Object.keys(ops.adds).length === 0).map(lineKey));
	const agreedTo = new Map(items.map((item) => [keyOf(item), item.qty]));
	return lines.some((line) => {
		const isNew = line.prevQty !== undefined && line.prevQty !== line.qty && agreedTo.get(lineKey(line)) === line.qty;
		return isNew && settings.has(lineKey(line));
	});
}

async function exchangeSome(call: CartCall, cartId: string) {
	const { device } = call;
	const { $cart, changeCart, latestCart } = device.cart;
	const { since } = latestCart();
	forgetOtherCart(device, cartId);
	const sent = unconfirmed(device);
	const { items, theirs, refused } = await ask(call, cartId, sent);
	if (isSet($cart.get(), sent, items)) call.onSet?.();
	// the device would not store what it drops here, and the next page would find the cart changed
	changeCart((cart, id) => forgetOldRemovals(noteIds(withTheirs(cart, theirs, since), items, id), Date.now()));
	for (const refusal of refused) {
		const line = $cart.get().lines.find((candidate) => lineKey(candidate) === keyOf(refusal));
		if (line) takeRefusal(call, line, refusal);
	}
	return { items, isFull: sent.length === MAX_LINES };
}

/**
 * Sends what the server does not have yet, and takes over what other devices did. Sent again, it changes nothing.
 * @returns the server's items
 * @throws what `api.call` throws
 */
export async function exchangeOperations(call: CartCall, cartId: string): Promise<ServerCartItem[]> {
	const { items, isFull } = await exchangeSome(call, cartId);
	return isFull ? exchangeOperations(call, cartId) : items;
}

/** The orders that a line has heard of, as additions of nothing: they are not to take pieces of another cart, nor to be forgotten. */
function ordersOf({ adds }: LineOps): LineOps {
	const orders = Object.entries(adds).filter(([, qty]) => qty <= 0);
	return { set: null, adds: Object.fromEntries(orders.map(([id]) => [id, 0])) };
}

/** The pieces of a cart as additions from `id` on, in their order, so that they count beside those of another cart. */
function asAdditions({ lines, bare, ...rest }: KeptCart, id: OpId): KeptCart {
	const [, actor = ''] = id.split('-');
	const again = [...lines, ...bare].map((line, index) => {
		const [qty, orders] = [quantityOf(line.ops), ordersOf(line.ops)];
		return { ...line, ops: qty > 0 ? addTo(orders, qty, opId(timeOf(id) + index, actor)) : orders };
	});
	const known = again.filter(({ ops }) => Object.keys(ops.adds).length > 0);
	return cartOf(known, rest);
}

/** The next operation that is also later than those of other lines. */
function laterThan(lines: readonly BareLine[], next: OpId): OpId {
	const [, actor = ''] = next.split('-');
	return nextOpId(lines.map(({ ops }) => lastOpOf(ops)).reduce(laterOf, next), 0, actor);
}

/**
 * Hears what became of the guest's cart that these lines were in: an order whose answer was lost has taken its pieces out there. The
 * server may have no such cart any more.
 */
async function hearOfGuestCart(call: CartCall, lines: readonly CartLine[]): Promise<void> {
	const guestCart = lines.find(({ serverCartId }) => serverCartId)?.serverCartId;
	if (guestCart === undefined) return;
	await exchangeOperations(call, guestCart).catch((error: unknown) => {
		if (!isLost(error)) throw error;
	});
}

/**
 * Makes a guest's cart the account's: its pieces count beside those that the account has, once.
 * @param owner id of the account
 * @returns whether the cart is the account's; one that a logout has forgotten meanwhile is not
 * @throws what `api.call` throws; the cart is still the guest's then
 */
export async function joinAccount(call: CartCall, cartId: string, owner: number): Promise<boolean> {
	const { changeCart, latestCart } = call.device.cart;
	const { since, lines } = latestCart();
	await hearOfGuestCart(call, lines);
	const { theirs } = await ask(call, cartId, []);
	changeCart((cart, next) => {
		if (cart.since !== since) return cart;
		const id = laterThan(theirs, next);
		// other tabs must not add the operations that these additions stand for
		const own = cart.owner === owner ? cart : { ...asAdditions(cart, id), since: id };
		return withTheirs({ ...own, serverToken: cartId, owner, restAt: id }, theirs, own.since);
	});
	return latestCart().serverToken === cartId;
}
