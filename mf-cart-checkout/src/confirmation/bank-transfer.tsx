import type { OrderPayment } from '@pasaz/kernel/contract/order';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { formatDateTime } from '@pasaz/ui-kit/date';
import { formatPrice } from '@pasaz/ui-kit/price';
import { confirmationMessages } from '../messages/confirmation.ts';
import styles from './bank-transfer.module.css';

export function BankTransfer({ order }: { order: OrderPayment }) {
	const t = useMessages(confirmationMessages);
	const { bank_transfer: transfer, pay_until: until, due_amount = order.grand_total, currency } = order;
	if (!transfer) return null;
	const facts = [
		[t.transferTo, transfer.recipient],
		[t.transferAccount, transfer.account],
		[t.transferBank, transfer.bank],
		[t.transferAmount, formatPrice(toGrosze(due_amount), currency)],
		[t.transferTitle, transfer.title],
	].filter(([, fact]) => fact);
	return (
		<section className={styles.transfer}>
			<h2 className={styles.title}>{t.transfer}</h2>
			<dl className={styles.facts}>
				{facts.map(([term, fact]) => (
					<div key={term}>
						<dt>{term}</dt>
						<dd>{fact}</dd>
					</div>
				))}
			</dl>
			{until && <p>{t.payUntil({ until: formatDateTime(until) })}</p>}
		</section>
	);
}
