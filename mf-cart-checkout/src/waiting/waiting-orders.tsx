import { useStore } from '@nanostores/react';
import { lineKey } from '@pasaz/kernel/domain/line-identity';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $online } from '@pasaz/kernel/stores/online';
import { Button } from '@pasaz/ui-kit/button';
import { LiveRegion } from '@pasaz/ui-kit/live-region';
import { Notice } from '@pasaz/ui-kit/notice';
import { takeFocusInView } from '@pasaz/ui-kit/take-focus';
import { useFocusWhenLost } from '@pasaz/ui-kit/use-focus-when-lost';
import { type RefObject, useRef } from 'react';
import { useAmount } from '../cart/use-amount.ts';
import { waitingMessages } from '../messages/waiting.ts';
import type { WaitingOrder } from '../order/waiting-orders.ts';
import { useOrderTexts } from './use-order-texts.ts';
import { useWaitingOrders } from './use-waiting-orders.ts';
import styles from './waiting-orders.module.css';

/** `2 × Haft inicjałów (Inicjały: ŻŚ)` */
function lineText({ qty, name, options }: WaitingOrder['lines'][number]): string {
	const choices = options.map(({ label, value }) => `${label}:\u00a0${value}`).join(', ');
	return `${qty} × ${name}${choices && ` (${choices})`}`;
}

interface OrderNoticeProps extends Omit<ReturnType<typeof useWaitingOrders>, 'orders'> {
	order: WaitingOrder;
}

/** A group and no alert, as the region around it says what it has to say. */
function OrderNotice({ order, sending, send, cancel }: OrderNoticeProps) {
	const t = useMessages(waitingMessages);
	const amount = useAmount();
	const orderText = useOrderTexts();
	const isOnline = useStore($online);
	return (
		<Notice type={order.state === 'refused' ? 'error' : 'warning'} role="group" title={t.title}>
			<ul className={styles.lines}>
				{order.lines.map((line) => (
					<li key={lineKey(line)}>{lineText(line)}</li>
				))}
			</ul>
			<p>{t.total({ amount: amount(order.totalNow ?? order.total) })}</p>
			{order.coupon && !order.isCouponCounted && order.totalNow === undefined && (
				<p>{t.withoutDiscount({ code: order.coupon })}</p>
			)}
			<p>{orderText(order.isSent && sending !== order.key ? { ...order, state: 'unsure' } : order)}</p>
			<div className={styles.actions}>
				{order.state !== 'refused' && (
					<Button busy={sending === order.key} disabled={!isOnline} onClick={() => void send(order)}>
						{order.state === 'changed' ? t.acceptPrices : t.sendNow}
					</Button>
				)}
				{order.state !== 'unsure' && !order.isSent && (
					<Button variant="quiet" onClick={() => cancel(order)}>
						{t.cancel}
					</Button>
				)}
			</div>
		</Notice>
	);
}

interface WaitingOrdersProps {
	/** Takes the focus when an order goes with its buttons; without it, the place of the orders does. */
	title?: RefObject<HTMLElement | null>;
}

export function WaitingOrders({ title }: WaitingOrdersProps) {
	const { orders, ...waiting } = useWaitingOrders();
	const region = useRef<HTMLDivElement>(null);
	useFocusWhenLost(title ?? region, orders.length, takeFocusInView);
	return (
		<LiveRegion ref={region}>
			{orders.length > 0 && (
				<div className={styles.orders}>
					{orders.map((order) => (
						<OrderNotice key={order.key} order={order} {...waiting} />
					))}
				</div>
			)}
		</LiveRegion>
	);
}
