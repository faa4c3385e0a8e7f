import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { addToCart } from '@pasaz/kernel/stores/cart';
import { notify } from '@pasaz/kernel/stores/notifications';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { waitingMessages } from '../messages/waiting.ts';
import { $waitingOrders, dropOrder, startWaitingOrders, type WaitingOrder } from '../order/waiting-orders.ts';
import { sendWaiting } from './send-waiting.ts';

/** The orders that wait on this device, and what can be done about them (rule 16.6). */
export function useWaitingOrders() {
	const { api } = useShop();
	const t = useMessages(waitingMessages);
	const navigate = useNavigate();
	useEffect(startWaitingOrders, []);
	const orders = useStore($waitingOrders, { ssr: 'initial' });
	/** Key of the one that is being sent. */
	const [sending, setSending] = useState<string | null>(null);
	const send = async (order: WaitingOrder) => {
		setSending(order.key);
		const uuid = await sendWaiting(api, order);
		setSending(null);
		if (uuid === null) return;
		const run = () => void navigate(pathTo('payment-confirmation-page', { uuid }));
		notify({ type: 'success', message: t.placed, hasNoTimeout: true, action1: { label: t.seeOrder, run } });
	};
	/** Puts its products back into the cart. */
	const cancel = ({ key, lines }: WaitingOrder) => {
		dropOrder(key);
		for (const { qty, ...product } of lines) addToCart(product, qty);
	};
	return { orders, sending, send, cancel };
}
