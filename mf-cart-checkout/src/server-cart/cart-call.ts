import type { Shop } from '@pasaz/kernel/composition/shop';
import type { Locks } from '@pasaz/kernel/device/locks';
import { ApiError } from '@pasaz/kernel/errors';
import type { CartStore } from '@pasaz/kernel/stores/cart';

/** One tab of a device, and what its server has told it. */
export interface Device {
	cart: CartStore;
	/** Id of the account that is logged in; null for a guest. */
	owner: () => number | null;
	/** Id of the session by which the server is called; null for a guest. */
	session: () => string | null;
	/** Ends a session that the server has refused, unless another has taken its place. */
	endSession: (refused: string) => Promise<void>;
	locks: Locks;
	/** Refused carts in a row. */
	bypasses: number;
	/** Whether the back end keeps operations; true until it has been asked. */
	keepsOperations: boolean;
	/** What the server has heard of each line, as JSON by `lineKey`, so that only changes are sent. */
	confirmed: { cartId: string; ops: Map<string, string> };
}

export function createDevice(given: Pick<Device, 'cart' | 'owner' | 'session' | 'endSession' | 'locks'>): Device {
	return { ...given, bypasses: 0, keepsOperations: true, confirmed: { cartId: '', ops: new Map() } };
}

export type CartShop = Pick<Shop, 'api' | 'translator' | 'storeView'>;

export interface CartCall {
	shop: CartShop;
	signal: AbortSignal;
	device: Device;
	/** Whether this device's cart counts, whatever a back end has that keeps no operations (rule 13.17). */
	forceClientState?: boolean | undefined;
	/** Called when the server has agreed to a quantity that the shopper has set. */
	onSet?: (() => void) | undefined;
}

const LOST_CART = [401, 403, 404];

export function isLost(error: unknown): boolean {
	return error instanceof ApiError && LOST_CART.includes(error.status);
}

/** Whether the server refused the change itself; any other error may be retried. */
export function isRefusal(error: unknown): error is ApiError {
	return error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 429].includes(error.status);
}
