import { useShop } from '@pasaz/kernel/composition/shop';
import { type OrderPayment, orderPayment } from '@pasaz/kernel/contract/order';
import { ApiError } from '@pasaz/kernel/errors';
import { useEffect, useState } from 'react';

export type PaymentState =
	| { status: 'loading' }
	| { status: 'ready'; payment: OrderPayment }
	| { status: 'not-found' }
	| { status: 'failed' };

function stateOf(error: unknown): PaymentState {
	const isUnknown = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
	return { status: isUnknown ? 'not-found' : 'failed' };
}

/** Loads the payment of an order in the browser; `again` reloads it while the old state stays visible. */
export function useOrderPayment(uuid: string) {
	const { api } = useShop();
	const [state, setState] = useState<PaymentState>({ status: 'loading' });
	const [attempt, setAttempt] = useState(0);
	useEffect(() => {
		const loading = new AbortController();
		const { signal } = loading;
		setState((known) => (known.status === 'ready' && known.payment.uuid === uuid ? known : { status: 'loading' }));
		api.call(orderPayment, { params: { uuid }, signal }).then(
			(payment) => signal.aborted || setState({ status: 'ready', payment }),
			(error: unknown) => signal.aborted || setState(stateOf(error)),
		);
		return () => loading.abort();
	}, [api, uuid, attempt]);
	return { state, again: () => setAttempt((before) => before + 1) };
}
