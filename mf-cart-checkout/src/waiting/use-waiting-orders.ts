import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { notify } from '@pasaz/kernel/stores/notifications';
import { $user } from '@pasaz/kernel/stores/user';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { waitingMessages } from '../messages/waiting.ts';
import { $waitingOrders, ownOrders, startWaitingOrders, type WaitingOrder } from '../order/waiting-orders.ts';
import { type SendResult, sendWaiting } from './send-waiting.ts';
import { takeBack } from './take-back.ts';
import { useOrderTexts } from './use-order-texts.ts';

/** Tells how sending went, where the page does not show it (rule 16.10). A changed sum is asked about instead. */
function useTelling() {
	const t = useMessages(waitingMessages);
	const orderText = useOrderTexts();
	const navigate = useNavigate();
	const { pathname } = useLocation();
	const isShown = pathname === pathTo('checkout');
	return (result: SendResult) => {
		if (result.status === 'kept' || result.status === 'changed') return;
		if (result.status === 'placed') {
			const run = () => void navigate(pathTo('payment-confirmation-page', { uuid: result.uuid }));
			const action1 = { label: t.seeOrder, run };
			return notify({ type: 'success', message: t.placed, hasNoTimeout: true, action1 });
		}
		if (isShown) return;
		const action1 = { label: t.toCart, run: () => void navigate(pathTo('checkout')) };
		notify({ type: 'error', message: orderText(result.order), hasNoTimeout: true, action1 });
	};
}

/** The orders of who is here that wait on this device, and what can be done about them (rule 16.6). */
export function useWaitingOrders() {
	const { api } = useShop();
	const tell = useTelling();
	useEffect(startWaitingOrders, []);
	const user = useStore($user, { ssr: 'initial' });
	const orders = ownOrders(useStore($waitingOrders, { ssr: 'initial' }), user);
	/** Key of the one that is being sent. */
	const [sending, setSending] = useState<string | null>(null);
	const send = async (order: WaitingOrder) => {
		setSending(order.key);
		const result = await sendWaiting(api, order);
		setSending(null);
		tell(result);
	};
	return { orders, sending, send, cancel: takeBack };
}
