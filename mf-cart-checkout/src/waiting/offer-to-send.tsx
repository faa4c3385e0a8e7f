import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { confirm } from '@pasaz/kernel/stores/confirmation';
import { $online } from '@pasaz/kernel/stores/online';
import { useEffect, useRef } from 'react';
import { waitingMessages } from '../messages/waiting.ts';
import { cartSettings } from '../server-cart/settings.ts';
import { useWaitingOrders } from './use-waiting-orders.ts';

/** Shows nothing: once there is a connection, sends the orders that wait, or asks whether to. */
export function OfferToSend({ isOnThankYouPage }: { isOnThankYouPage: boolean }) {
	const t = useMessages(waitingMessages);
	const { storeView } = useShop();
	const isOnline = useStore($online);
	const { orders, send } = useWaitingOrders();
	const waiting = orders.filter(({ state }) => state === 'waiting' || state === 'unsure');
	const isWaiting = waiting.length > 0;
	const sendAll = useRef(async () => {});
	sendAll.current = async () => {
		for (const order of waiting) await send(order);
	};
	const isAutomatic = isOnThankYouPage || cartSettings(storeView).automaticTransmission;
	useEffect(() => {
		if (!isOnline || !isWaiting) return;
		if (isAutomatic) return void sendAll.current();
		const actions = [
			{ label: t.sendNow, run: () => void sendAll.current() },
			{ label: t.later, run: () => undefined },
		];
		confirm({ title: t.title, body: t.hint, actions });
	}, [isOnline, isWaiting, isAutomatic, t]);
	return null;
}
