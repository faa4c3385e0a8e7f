import type { OrderPayment } from '@pasaz/kernel/contract/order';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { ShownDate } from '@pasaz/ui-kit/date';
import type { ReactNode } from 'react';
import { confirmationMessages } from '../messages/confirmation.ts';
import type { Ordered } from '../order/ordered-here.ts';
import styles from './order-facts.module.css';

function Fact({ term, children }: { term: string; children: ReactNode }) {
	return (
		<div>
			<dt>{term}</dt>
			<dd>{children}</dd>
		</div>
	);
}

interface OrderFactsProps {
	payment: OrderPayment;
	/** Known only in the tab in which the order was placed. */
	ordered: Ordered | null;
}

/** Address, e-mail and payment method of the order. */
export function OrderFacts({ payment, ordered }: OrderFactsProps) {
	const t = useMessages(confirmationMessages);
	return (
		<dl className={styles.facts}>
			{ordered && ordered.address.length > 0 && (
				<Fact term={t.deliveryAddress}>
					<address className={styles.address}>{ordered.address.join('\n')}</address>
				</Fact>
			)}
			{ordered && <Fact term={t.mailedTo}>{ordered.email}</Fact>}
			<Fact term={t.payment}>{payment.method_title}</Fact>
			<Fact term={t.orderedOn}>
				<ShownDate at={payment.created_at} />
			</Fact>
		</dl>
	);
}
