import { useShop } from '@pasaz/kernel/composition/shop';
import type { Order } from '@pasaz/kernel/contract/order';
import { userOrderHistory } from '@pasaz/kernel/contract/order-history';
import { useCallback, useEffect, useState } from 'react';

/** Orders on a page of the history (rule 17.11). */
const PAGE_SIZE = 20;

export type OrdersState =
	| { status: 'loading'; orders: Order[] }
	| { status: 'ready'; orders: Order[]; total: number }
	| { status: 'failed'; orders: Order[]; error: unknown };

/** The shopper's orders, newest first, a page at a time. */
export function useOrders() {
	const { api } = useShop();
	const [state, setState] = useState<OrdersState>({ status: 'loading', orders: [] });
	const load = useCallback(
		async (before: Order[]) => {
			setState({ status: 'loading', orders: before });
			const currentPage = Math.floor(before.length / PAGE_SIZE) + 1;
			try {
				const answer = await api.call(userOrderHistory, { query: { pageSize: PAGE_SIZE, currentPage } });
				setState({ status: 'ready', orders: [...before, ...answer.items], total: answer.total_count });
			} catch (error) {
				setState({ status: 'failed', orders: before, error });
			}
		},
		[api],
	);
	useEffect(() => void load([]), [load]);
	return { state, loadMore: () => void load(state.orders) };
}
