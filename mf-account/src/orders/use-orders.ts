import { useShop } from '@pasaz/kernel/composition/shop';
import type { Order } from '@pasaz/kernel/contract/order-history';
import { userOrderHistory } from '@pasaz/kernel/contract/order-history';
import { keepOrders, keptOrders, type OrderSummary } from '@pasaz/kernel/stores/kept-orders';
import { $user } from '@pasaz/kernel/stores/user';
import { useCallback, useEffect, useState } from 'react';
import { ORDERS_PAGE } from '../account/load-session.ts';

export type OrdersState =
	| { status: 'loading'; orders: Order[] }
	| { status: 'ready'; orders: Order[]; total: number }
	| { status: 'failed'; orders: Order[]; error: unknown };

/** The shopper's orders, newest first, a page at a time; `kept` are the newest as this device last saw them. */
export function useOrders() {
	const { api } = useShop();
	const [state, setState] = useState<OrdersState>({ status: 'loading', orders: [] });
	const load = useCallback(
		async (before: Order[]) => {
			setState({ status: 'loading', orders: before });
			const { session } = $user.get();
			const currentPage = Math.floor(before.length / ORDERS_PAGE) + 1;
			try {
				const answer = await api.call(userOrderHistory, { query: { pageSize: ORDERS_PAGE, currentPage } });
				if (before.length === 0 && $user.get().session === session) keepOrders(answer.items);
				setState({ status: 'ready', orders: [...before, ...answer.items], total: answer.total_count });
			} catch (error) {
				setState({ status: 'failed', orders: before, error });
			}
		},
		[api],
	);
	useEffect(() => void load([]), [load]);
	const [kept] = useState<OrderSummary[]>(keptOrders);
	return { state, kept, loadMore: () => void load(state.orders) };
}
