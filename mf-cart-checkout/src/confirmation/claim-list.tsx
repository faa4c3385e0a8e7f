import type { OrderDocument } from '@pasaz/kernel/contract/order-document';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { ShownDate } from '@pasaz/ui-kit/date';
import { Notice } from '@pasaz/ui-kit/notice';
import { formatPrice } from '@pasaz/ui-kit/price';
import { withdrawalMessages } from '../messages/withdrawal.ts';
import styles from './withdrawal.module.css';

const LOOKS = { received: 'info', accepted: 'success', refused: 'warning' } as const;

/** The shopper's withdrawals and what has become of each. */
export function ClaimList({ order }: { order: OrderDocument }) {
	const t = useMessages(withdrawalMessages);
	const states = { received: t.received, accepted: t.accepted, refused: t.refused };
	return (
		<ul className={styles.lines} aria-label={t.withdrawals}>
			{order.claims.map(({ id, state, created_at, amount, account, answer, lines }) => (
				<li key={id}>
					<Notice type={LOOKS[state]} title={states[state]}>
						<p>
							<ShownDate at={created_at} withTime />
							{`: ${lines.map(({ name, qty }) => `${name} × ${qty}`).join(', ')}`}
						</p>
						<p>
							{`${t.refund}: ${formatPrice(toGrosze(amount), order.currency)}, `}
							{account ? t.toAccount({ account }) : t.sameWay({ method: order.method_title })}
						</p>
						{answer && <p>{answer}</p>}
					</Notice>
				</li>
			))}
		</ul>
	);
}
