import type { ServerCartItem } from '@pasaz/kernel/contract/cart';
import { ApiError } from '@pasaz/kernel/errors';
import { type CartCall, isLost } from './cart-call.ts';
import { connect } from './connect.ts';
import { exchangeOperations, joinAccount } from './exchange-operations.ts';
import { loadLines } from './load-lines.ts';
import { cartSettings } from './settings.ts';

interface Connection {
	cartId: string;
	/** Id of the account that a guest's cart becomes a part of now. */
	joins: number | null;
	isNew: boolean;
}

function isUnknownCall(error: unknown): boolean {
	return error instanceof ApiError && [404, 405, 501].includes(error.status) && error.code !== 'cart-not-found';
}

async function byOperations(call: CartCall, { cartId, joins }: Connection): Promise<ServerCartItem[] | null> {
	try {
		if (joins !== null && !(await joinAccount(call, cartId, joins))) return [];
		return await exchangeOperations(call, cartId);
	} catch (error) {
		if (!isUnknownCall(error)) throw error;
		call.device.keepsOperations = false;
		return null;
	}
}

async function lineByLine(call: CartCall, { cartId, joins, isNew }: Connection): Promise<ServerCartItem[]> {
	const settings = cartSettings(call.shop.storeView);
	const mode = {
		...settings,
		dryRun: isNew && !settings.serverMergeByDefault,
		forceClientState: call.forceClientState ?? false,
		joins,
	};
	// few back ends need it
	const { syncLineByLine } = await import('./sync-line-by-line.ts');
	return syncLineByLine(call, cartId, mode);
}

async function exchange(call: CartCall, connection: Connection): Promise<void> {
	const items =
		(call.device.keepsOperations && (await byOperations(call, connection))) || (await lineByLine(call, connection));
	await loadLines(call, items);
}

async function open(call: CartCall): Promise<Connection> {
	const cartId = await connect(call);
	const { latestCart, setServerCart } = call.device.cart;
	const { owner: before } = latestCart();
	const owner = call.device.owner();
	// a guest's cart that an ended session has left stays that account's, so that its next login doubles nothing
	if (owner === null || owner === before) setServerCart(cartId, before);
	const joins = owner !== before ? owner : null;
	return { cartId, joins, isNew: true };
}

async function syncAlone(call: CartCall): Promise<string> {
	const cartId = call.device.cart.latestCart().serverToken;
	const connection = cartId === null ? await open(call) : { cartId, joins: null, isNew: false };
	try {
		await exchange(call, connection);
		return connection.cartId;
	} catch (error) {
		if (connection.isNew || !isLost(error)) throw error;
	}
	const again = await open(call);
	await exchange(call, again);
	return again.cartId;
}

/** ms to wait for another tab that syncs. */
const LOCK_TIMEOUT = 20_000;

/**
 * Brings the carts of this device and of the server together and returns the server's id. One tab of the device does it at a time.
 * @throws what `api.call` throws, when the server cannot be reached or fails
 */
export function syncCart(call: CartCall): Promise<string> {
	return call.device.locks.hold('pasaz/cart', () => syncAlone(call), LOCK_TIMEOUT);
}
