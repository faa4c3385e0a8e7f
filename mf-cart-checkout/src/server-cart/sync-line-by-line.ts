import { cartDelete, cartPull, cartUpdate, type ServerCartItem } from '@pasaz/kernel/contract/cart';
import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import { toBareLine } from '@pasaz/kernel/domain/bare-line';
import { setQuantity } from '@pasaz/kernel/domain/cart';
import { addTo, NO_OPS } from '@pasaz/kernel/domain/line-ops';
import { mergeCarts } from '@pasaz/kernel/domain/merge-carts';
import { type CartCall, type Device, isRefusal } from './cart-call.ts';
import { lineChange } from './line-change.ts';
import { identityOf, planSync, type SyncMode, type SyncStep } from './plan-sync.ts';
import { takeRefusal } from './refused-line.ts';
import { agreed, knows } from './server-item.ts';

/** Whether the shopper has set another quantity than the server has agreed to, and not merely put the product in again. */
function isSet({ prevQty, qty, ops }: CartLine): boolean {
	return prevQty !== undefined && prevQty !== qty && Object.keys(ops.adds).length === 0;
}

async function push(call: CartCall, cartId: string, { line, item, qty }: SyncStep & { do: 'push' }) {
	const { shop, signal, device } = call;
	try {
		const cartItem = lineChange({ ...line, qty }, { cartId, item });
		const answer = await shop.api.call(cartUpdate, { query: { cartId }, body: { cartItem }, signal });
		device.cart.noteLine(line, agreed(answer));
		if (qty === line.qty && isSet(line)) call.onSet?.();
	} catch (error) {
		if (!isRefusal(error)) throw error;
		takeRefusal(call, line, error);
	}
}

/** Puts an item of the server into the cart, whose product is loaded later. */
function putBare({ cart: store }: Device, item: ServerCartItem): void {
	const identity = identityOf(item);
	store.changeCart((cart, id) => {
		const line = toBareLine({ ...identity, ops: addTo(NO_OPS, item.qty, id) });
		return mergeCarts(cart, { ...cart, lines: [], bare: [line] });
	});
}

async function take(call: CartCall, cartId: string, step: SyncStep): Promise<void> {
	const { shop, signal, device } = call;
	const { noteLine, setLineQuantity } = device.cart;
	if (step.do === 'push') return push(call, cartId, step);
	if (step.do === 'load') return putBare(device, step.item);
	if (step.do === 'adopt') return knows(step.line, step.item) ? undefined : noteLine(step.line, agreed(step.item));
	if (step.do === 'take') {
		if (step.item) noteLine(step.line, agreed(step.item));
		return setLineQuantity(step.line, step.item?.qty ?? 0);
	}
	const { sku, item_id } = step.item;
	const cartItem = { sku, item_id, quoteId: cartId };
	await shop.api.call(cartDelete, { query: { cartId }, body: { cartItem }, signal });
}

/**
 * Makes the guest's cart the account's, with the pieces of both. All of it is noted at once and before any call: whatever fails then,
 * the next sync does not add them up again.
 */
function join({ cart: store }: Device, steps: readonly SyncStep[], account: { cartId: string; owner: number }): void {
	const { cartId: serverToken, owner } = account;
	store.changeCart((cart, restAt) => {
		const summed = steps.reduce(
			(next, step) =>
				step.do === 'push' && step.qty !== step.line.qty ? setQuantity(next, step.line, step.qty, restAt) : next,
			cart,
		);
		return { ...summed, serverToken, owner, restAt };
	});
}

/**
 * Brings this cart and one of a back end that keeps no operations together, by the specified table. Its items are changed side by side.
 * @returns the server's items
 * @throws what `api.call` throws, when the server cannot be reached or fails
 */
export async function syncLineByLine(call: CartCall, cartId: string, mode: SyncMode): Promise<ServerCartItem[]> {
	const { shop, signal, device } = call;
	const { latestCart } = device.cart;
	const { joins } = mode;
	const { since } = latestCart();
	const items = await shop.api.call(cartPull, { query: { cartId }, signal });
	// these are the items of who was here before
	if (latestCart().since !== since || (joins !== null && joins !== device.owner())) return [];
	const steps = planSync(latestCart(), items, mode);
	if (joins !== null) join(device, steps, { cartId, owner: joins });
	const ends = await Promise.allSettled(steps.map((step) => take(call, cartId, step)));
	for (const end of ends) if (end.status === 'rejected') throw end.reason;
	return items;
}
