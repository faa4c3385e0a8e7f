import { useMessages } from '@pasaz/kernel/i18n/messages';
import type { ReactNode } from 'react';
import { checkoutMessages } from '../messages/checkout.ts';
import type { Offer } from '../totals/offer.ts';
import { useAmount } from '../use-amount.ts';
import styles from './summary.module.css';

interface SummaryProps {
	offer: Offer;
	/** Whether the server is being asked, or cannot be. */
	status: 'asking' | 'settled' | 'local';
	children: ReactNode;
}

function Row({ label, children, ...rest }: { label: string; children: ReactNode; 'data-total'?: true }) {
	return (
		<div className={styles.row} {...rest}>
			<dt>{label}</dt>
			<dd>{children}</dd>
		</div>
	);
}

/** What the order costs, and below it what sends it. */
export function Summary({ offer: { totals, shipping }, status, children }: SummaryProps) {
	const text = useMessages(checkoutMessages);
	const amount = useAmount();
	const notes = { asking: text.estimating, settled: text.taxIncluded, local: text.estimated };
	return (
		<section className={styles.summary} aria-label={text.summary}>
			<h2 className={styles.title}>{text.summary}</h2>
			<dl className={styles.rows}>
				<Row label={text.subtotal}>{amount(totals.subtotal)}</Row>
				{totals.discount === 0 ? null : <Row label={text.discount}>{amount(totals.discount)}</Row>}
				{shipping ? (
					<Row label={text.shippingCost}>{totals.shipping === 0 ? text.free : amount(totals.shipping)}</Row>
				) : null}
				{totals.payment === 0 ? null : <Row label={text.paymentCost}>{amount(totals.payment)}</Row>}
				<Row label={text.grandTotal} data-total>
					{amount(totals.grandTotal)}
				</Row>
			</dl>
			<p role="status" className={styles.note}>
				{notes[status]}
			</p>
			{children}
		</section>
	);
}
