import type { OrderPayment } from '@pasaz/kernel/contract/order';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { buttonLook } from '@pasaz/ui-kit/button';
import { Link } from 'react-router';
import { confirmationMessages } from '../messages/confirmation.ts';
import styles from './confirmed-order.module.css';
import { OrderSummary } from './order-summary.tsx';
import { PayOnline } from './pay-online.tsx';
import { usePurchaseTracking } from './use-purchase-tracking.ts';

function NextSteps() {
	const text = useMessages(confirmationMessages);
	return (
		<section className={styles.next}>
			<h2 className={styles.subtitle}>{text.next}</h2>
			<ol className={styles.steps}>
				<li>{text.nextKeep}</li>
				<li>{text.nextPack}</li>
				<li>{text.nextTrack}</li>
			</ol>
		</section>
	);
}

/** An order that is placed, whatever has become of its payment. */
export function ConfirmedOrder({ payment }: { payment: OrderPayment }) {
	const text = useMessages(confirmationMessages);
	usePurchaseTracking(payment);
	const { status, redirect_url: redirectUrl, uuid } = payment;
	const words = { pending: text.pending, paid: text.paid, refused: text.refused, 'on-delivery': text.onDelivery };
	return (
		<div className={styles.order}>
			<header className={styles.header}>
				<p className={styles.number}>{text.number({ number: payment.order_number })}</p>
				<h1 className={styles.title}>{status === 'refused' ? text.refusedTitle : text.thanks}</h1>
				<p className={styles.lead}>{words[status]}</p>
			</header>
			{redirectUrl && (status === 'pending' || status === 'refused') ? (
				<PayOnline uuid={uuid} redirectUrl={redirectUrl} automatic={status === 'pending'} />
			) : null}
			<OrderSummary payment={payment} />
			<NextSteps />
			<p>
				<Link {...buttonLook('secondary')} to={pathTo('home')}>
					{text.backHome}
				</Link>
			</p>
		</div>
	);
}
