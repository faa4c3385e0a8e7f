import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { confirm } from '@pasaz/kernel/stores/confirmation';
import { $online } from '@pasaz/kernel/stores/online';
import { useEffect, useRef } from 'react';
import { waitingMessages } from '../messages/waiting.ts';
import type { WaitingOrder } from '../order/waiting-orders.ts';
import { cartSettings } from '../server-cart/settings.ts';
import { useOrderTexts } from './use-order-texts.ts';
import { useWaitingOrders } from './use-waiting-orders.ts';

export type PageOfOrders = 'thank-you' | 'checkout' | 'other';

type Send = (order: WaitingOrder) => Promise<void>;

/** Asks about an order whose sum is another by now (rule 16.7), each time that there is a connection, until it is answered. */
function useAskAboutSum(changed: WaitingOrder | undefined, send: Send) {
	const t = useMessages(waitingMessages);
	const body = useOrderTexts();
	const ask = useRef(() => {});
	ask.current = () => {
		if (!changed) return;
		const actions = [
			{ label: t.acceptPrices, run: () => void send(changed) },
			{ label: t.later, run: () => undefined },
		];
		confirm({ title: t.title, body: body(changed), actions });
	};
	const isOnline = useStore($online);
	const subject = changed && `${changed.key} ${changed.totalNow}`;
	useEffect(() => {
		if (isOnline && subject) ask.current();
	}, [isOnline, subject]);
}

/** Shows nothing: once there is a connection, sends the orders that wait, or asks whether to. */
export function OfferToSend({ page }: { page: PageOfOrders }) {
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
	const changed = orders.find(({ state }) => state === 'changed');
	// the checkout shows it with a button of its own
	useAskAboutSum(page === 'checkout' ? undefined : changed, send);
	const isAutomatic = page === 'thank-you' || cartSettings(storeView).automaticTransmission;
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
