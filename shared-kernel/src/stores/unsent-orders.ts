import { browserArea } from '../device/storage/area.ts';
import { belongsTo, storedName } from '../device/storage/database.ts';
import { $user } from './user.ts';

/** Where orders that were made without a connection are kept (rule 16.3); what else they hold is the business of their slice. */
export const UNSENT_ORDERS_KEY = 'orders/waiting-orders';

interface Named {
	request: { user_id: string };
}

function isNamed(order: unknown): order is Named {
	if (typeof order !== 'object' || order === null || !('request' in order)) return false;
	const { request } = order;
	return typeof request === 'object' && request !== null && 'user_id' in request && typeof request.user_id === 'string';
}

function ordersIn(name: string): unknown[] {
	try {
		const stored: unknown = JSON.parse(browserArea.read(name) ?? '[]');
		return Array.isArray(stored) ? stored : [];
	} catch {
		return [];
	}
}

function placesOfOrders(): string[] {
	return browserArea.names().filter((name) => belongsTo(name, UNSENT_ORDERS_KEY));
}

/** Whether the device has stored the order of this key: storage may be blocked or full. */
export function isOrderStored(key: string): boolean {
	return browserArea.read(storedName(UNSENT_ORDERS_KEY))?.includes(JSON.stringify(key)) ?? false;
}

/** Whether an order is the one's who is logged in; of an account that has not been loaded yet nobody knows which it is. */
function isOwn(order: unknown): boolean {
	const { current } = $user.get();
	if (!isNamed(order) || order.request.user_id === '') return false;
	return current === null || order.request.user_id === String(current.id);
}

/** Whether orders of the account that is logged in wait on this device, in whatever storefront. A logout takes them away. */
export function hasUnsentOrders(): boolean {
	return $user.get().session !== null && placesOfOrders().some((name) => ordersIn(name).some(isOwn));
}

/** Whether orders of who is here now wait in the storefront with this database. */
export function hasUnsentOrdersIn(database: string): boolean {
	const isGuest = $user.get().session === null;
	const isOfGuest = (order: unknown) => isNamed(order) && order.request.user_id === '';
	return ordersIn(`${database}/${UNSENT_ORDERS_KEY}`).some(isGuest ? isOfGuest : isOwn);
}

/** Removes the waiting orders of the account that is logged in; those of guests and of other accounts wait on. */
export function forgetOwnOrders(): void {
	if ($user.get().session === null) return;
	for (const name of placesOfOrders()) {
		const left = ordersIn(name).filter((order) => !isOwn(order));
		// not removed where none is left: stores in use take the shorter list over
		browserArea.write(name, JSON.stringify(left));
	}
}
