import { useStore } from '@nanostores/react';
import { lineKey } from '@pasaz/kernel/domain/line-identity';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $online } from '@pasaz/kernel/stores/online';
import { Button } from '@pasaz/ui-kit/button';
import { Notice } from '@pasaz/ui-kit/notice';
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

export function WaitingOrders() {
	const t = useMessages(waitingMessages);
	const amount = useAmount();
	const orderText = useOrderTexts();
	const isOnline = useStore($online);
	const { orders, sending, send, cancel } = useWaitingOrders();
	return orders.map((order) => (
		<Notice key={order.key} type={order.state === 'refused' ? 'error' : 'warning'} role="status" title={t.title}>
			<ul className={styles.lines}>
				{order.lines.map((line) => (
					<li key={lineKey(line)}>{lineText(line)}</li>
				))}
			</ul>
			<p>{t.total({ amount: amount(order.totalNow ?? order.total) })}</p>
			{order.coupon && order.totalNow === undefined && <p>{t.withoutDiscount({ code: order.coupon })}</p>}
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
	));
}
