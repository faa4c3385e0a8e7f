import { useShop } from '@pasaz/kernel/composition/shop';
import type { Order } from '@pasaz/kernel/contract/order-history';
import { userOrderHistory } from '@pasaz/kernel/contract/order-history';
import { keepOrders, keptOrders, type OrderSummary } from '@pasaz/kernel/stores/kept-orders';
import { $user } from '@pasaz/kernel/stores/user';
import { useCallback, useEffect, useState } from 'react';
import { ORDERS_PAGE } from '../account/load-session.ts';

/** `pages` have been loaded. */
interface Loaded {
	orders: Order[];
	pages: number;
}

export type OrdersState = Loaded &
	({ status: 'loading' } | { status: 'ready'; hasMore: boolean } | { status: 'failed'; error: unknown });

const NOTHING: Loaded = { orders: [], pages: 0 };

/** An order placed meanwhile has pushed others onto the next page, which are known already. */
function withMore(before: readonly Order[], more: readonly Order[]): Order[] {
	const known = new Set(before.map(({ entity_id }) => entity_id));
	return [...before, ...more.filter(({ entity_id }) => !known.has(entity_id))];
}

/** The shopper's orders, newest first, a page at a time; `kept` are the newest as this device last saw them. */
export function useOrders() {
	const { api } = useShop();
	const [state, setState] = useState<OrdersState>({ status: 'loading', ...NOTHING });
	const load = useCallback(
		async ({ orders, pages }: Loaded) => {
			setState({ status: 'loading', orders, pages });
			const { session } = $user.get();
			const currentPage = pages + 1;
			try {
				const answer = await api.call(userOrderHistory, { query: { pageSize: ORDERS_PAGE, currentPage } });
				if (pages === 0 && $user.get().session === session) keepOrders(answer.items);
				const hasMore = currentPage * ORDERS_PAGE < answer.total_count;
				setState({ status: 'ready', orders: withMore(orders, answer.items), pages: currentPage, hasMore });
			} catch (error) {
				setState({ status: 'failed', orders, pages, error });
			}
		},
		[api],
	);
	useEffect(() => void load(NOTHING), [load]);
	const [kept] = useState<OrderSummary[]>(keptOrders);
	return { state, kept, loadMore: () => void load(state) };
}
