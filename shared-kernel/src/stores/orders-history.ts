import { atom, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { Order } from '../contract/order.ts';
import { write } from './browser-only.ts';
import { persist } from './persisted.ts';
import { $user } from './user.ts';

const History = z.array(Order);
const $state = atom<Order[]>([]);
/** The shopper's orders as last loaded, so that they can be read offline. */
export const $ordersHistory: ReadableAtom<Order[]> = $state;

export function setOrdersHistory(orders: Order[]): void {
	write($state, orders);
}

/** Restores the history of this device and forgets it when the shopper logs out. Call in the browser, once. */
export function startOrdersHistory(): void {
	persist({ $store: $state, key: 'user/orders-history', schema: History });
	$user.listen(({ token }, before) => {
		if (before?.token && !token) setOrdersHistory([]);
	});
}
