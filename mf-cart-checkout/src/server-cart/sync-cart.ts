import type { Shop } from '@pasaz/kernel/composition/shop';
import { cartCreate, cartDelete, cartPull, cartUpdate, type ServerCartItem } from '@pasaz/kernel/contract/cart';
import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import { removeLine, updateLine } from '@pasaz/kernel/domain/cart';
import { ApiError } from '@pasaz/kernel/errors';
import { $cart, setServerToken, updateLines } from '@pasaz/kernel/stores/cart';
import { notify } from '@pasaz/kernel/stores/notifications';
import { $user, clearUser } from '@pasaz/kernel/stores/user';
import { linesMessages } from '../messages/lines.ts';
import { lineChange } from './line-change.ts';
import { adopt, afterRefusal, type LineOutcome } from './line-outcome.ts';
import { planSync, type SyncStep } from './plan-sync.ts';

export interface CartCall {
	shop: Pick<Shop, 'api' | 'translator'>;
	signal: AbortSignal;
}

const LOST_CART = [401, 403, 404];

function isLost(error: unknown): boolean {
	return error instanceof ApiError && LOST_CART.includes(error.status);
}

/** The server refused the change itself; any other error may be retried. */
function isRefusal(error: unknown): error is ApiError {
	return error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 429].includes(error.status);
}

/** Creates a cart on the server. An expired session is ended, and the shopper continues as a guest. */
async function connect({ shop, signal }: CartCall): Promise<string> {
	try {
		const cartId = await shop.api.call(cartCreate, { signal });
		setServerToken(cartId);
		return cartId;
	} catch (error) {
		const mayBypass = error instanceof ApiError && error.status === 401 && $user.get().token !== null;
		if (!mayBypass) throw error;
		clearUser();
		return connect({ shop, signal });
	}
}

function pullFrom({ shop, signal }: CartCall, cartId: string): Promise<ServerCartItem[]> {
	return shop.api.call(cartPull, { query: { cartId }, signal });
}

/** A new guest cart is empty; the cart of an account may hold items from other devices. */
async function pullNew(call: CartCall) {
	const cartId = await connect(call);
	return { cartId, items: $user.get().token ? await pullFrom(call, cartId) : [] };
}

async function pull(call: CartCall): Promise<{ cartId: string; items: ServerCartItem[] }> {
	const cartId = $cart.get().serverToken;
	if (!cartId) return pullNew(call);
	try {
		return { cartId, items: await pullFrom(call, cartId) };
	} catch (error) {
		if (!isLost(error)) throw error;
		return pullNew(call);
	}
}

function apply(line: CartLine, outcome: LineOutcome) {
	updateLines((lines) =>
		outcome.do === 'remove' ? removeLine(lines, line) : updateLine(lines, line, outcome.properties),
	);
}

function notifyOutcome({ translator }: CartCall['shop'], { name }: CartLine, outcome: LineOutcome) {
	const text = linesMessages.in(translator).get();
	const message = outcome.do === 'remove' ? text.noLongerSold({ name }) : text.quantityRefused({ name });
	notify({ type: 'error', message });
}

async function push({ shop, signal }: CartCall, cartId: string, { line, item }: SyncStep & { do: 'push' }) {
	try {
		const cartItem = lineChange(line, { cartId, item });
		const agreed = await shop.api.call(cartUpdate, { query: { cartId }, body: { cartItem }, signal });
		apply(line, adopt(agreed));
	} catch (error) {
		if (!isRefusal(error)) throw error;
		const outcome = afterRefusal(line, error);
		apply(line, outcome);
		notifyOutcome(shop, line, outcome);
	}
}

async function take(call: CartCall, cartId: string, step: SyncStep): Promise<void> {
	if (step.do === 'adopt') return apply(step.line, adopt(step.item));
	if (step.do === 'push') return push(call, cartId, step);
	const { sku, item_id } = step.item;
	const cartItem = { sku, item_id, quoteId: cartId };
	await call.shop.api.call(cartDelete, { query: { cartId }, body: { cartItem }, signal: call.signal });
}

/**
 * Makes the server's cart equal to the cart of this device, line by line, and returns its id.
 * @throws what `api.call` throws, when the server cannot be reached or fails
 */
export async function syncCart(call: CartCall): Promise<string> {
	const { cartId, items } = await pull(call);
	for (const step of planSync($cart.get().lines, items)) {
		call.signal.throwIfAborted();
		await take(call, cartId, step);
	}
	return cartId;
}
