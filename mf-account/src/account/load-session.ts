import { userOrderHistory } from '@pasaz/kernel/contract/order-history';
import { userMe } from '@pasaz/kernel/contract/user';
import type { Api } from '@pasaz/kernel/network/api';
import { keepOrders } from '@pasaz/kernel/stores/kept-orders';
import { profileBefore } from '@pasaz/kernel/stores/kept-profile';
import { $user, setCurrentUser } from '@pasaz/kernel/stores/user';

/** Orders on a page of the history (rule 17.11). */
export const ORDERS_PAGE = 20;

/**
 * Loads profile and newest orders of the device's session together (rule 17.2). A profile that has changes waiting to be sent stays.
 * @throws what `api.call` throws
 */
export async function loadSession(api: Api): Promise<void> {
	const { session } = $user.get();
	const isOver = () => session === null || $user.get().session !== session;
	const loadProfile = async () => {
		const user = await api.call(userMe);
		if (!isOver() && !profileBefore()) setCurrentUser(user);
	};
	const loadOrders = async () => {
		const { items } = await api.call(userOrderHistory, { query: { pageSize: ORDERS_PAGE, currentPage: 1 } });
		if (!isOver()) keepOrders(items);
	};
	await Promise.all([loadProfile(), loadOrders()]);
}
