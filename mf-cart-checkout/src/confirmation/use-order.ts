import { useShop } from '@pasaz/kernel/composition/shop';
import { orderPayment } from '@pasaz/kernel/contract/order';
import { type OrderDocument, orderDocument } from '@pasaz/kernel/contract/order-document';
import { ApiError } from '@pasaz/kernel/errors';
import type { Api } from '@pasaz/kernel/network/api';
import { useCallback, useEffect, useState } from 'react';
import type { KnownOrder } from './known-order.ts';

type OrderState<Known> =
	| { status: 'loading' }
	| { status: 'ready'; order: Known }
	| { status: 'not-found' }
	| { status: 'failed' };

export interface OrderLink {
	uuid: string;
	/** From a mail's link, or from placing the order; without it only the owner sees all. */
	secret: string | undefined;
}

function isRefused(error: unknown): boolean {
	return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/** Loads an order in the browser; `again` reloads it while the old state stays visible. `load` must be stable. */
function useOrder<Known extends KnownOrder>(uuid: string, load: (api: Api, signal: AbortSignal) => Promise<Known>) {
	const { api } = useShop();
	const [state, setState] = useState<OrderState<Known>>({ status: 'loading' });
	const [attempt, setAttempt] = useState(0);
	useEffect(() => {
		const loading = new AbortController();
		const { signal } = loading;
		setState((known) => (known.status === 'ready' && known.order.uuid === uuid ? known : { status: 'loading' }));
		load(api, signal).then(
			(order) => signal.aborted || setState({ status: 'ready', order }),
			(error: unknown) => signal.aborted || setState({ status: isRefused(error) ? 'not-found' : 'failed' }),
		);
		return () => loading.abort();
	}, [api, uuid, load, attempt]);
	return { state, again: () => setAttempt((before) => before + 1) };
}

export function useWholeOrder({ uuid, secret }: OrderLink) {
	const load = useCallback(
		(api: Api, signal: AbortSignal): Promise<OrderDocument> =>
			api.call(orderDocument, { params: { uuid }, body: secret ? { secret } : {}, signal }),
		[uuid, secret],
	);
	return useOrder(uuid, load);
}

/** The order as the confirmation shows it: whole with a good secret, else its sums. */
export function useConfirmedOrder({ uuid, secret }: OrderLink) {
	const load = useCallback(
		async (api: Api, signal: AbortSignal): Promise<KnownOrder> => {
			const sums = () => api.call(orderPayment, { params: { uuid }, signal });
			if (!secret) return sums();
			try {
				return await api.call(orderDocument, { params: { uuid }, body: { secret }, signal });
			} catch (error) {
				if (isRefused(error)) return sums();
				throw error;
			}
		},
		[uuid, secret],
	);
	return useOrder(uuid, load);
}
