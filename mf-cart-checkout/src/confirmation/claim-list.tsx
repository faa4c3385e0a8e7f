import type { Claim, OrderDocument } from '@pasaz/kernel/contract/order-document';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { ShownDate } from '@pasaz/ui-kit/date';
import { Notice } from '@pasaz/ui-kit/notice';
import { formatPrice } from '@pasaz/ui-kit/price';
import { takeFocusInView } from '@pasaz/ui-kit/take-focus';
import { useState } from 'react';
import { complaintMessages } from '../messages/complaint.ts';
import { withdrawalMessages } from '../messages/withdrawal.ts';
import { useDemandLabels } from './use-demand-labels.ts';
import { useRefundWay } from './use-refund-way.ts';
import styles from './withdrawal.module.css';

const LOOKS = { received: 'info', accepted: 'success', refused: 'warning' } as const;

function Refund({ claim, order }: { claim: Claim; order: OrderDocument }) {
	const t = useMessages(withdrawalMessages);
	const refundWay = useRefundWay(order);
	return <p>{`${t.refund}: ${formatPrice(toGrosze(claim.amount), order.currency)}, ${refundWay(claim)}`}</p>;
}

/** A withdrawal that was refused returns nothing, a complaint only what was sent back for it. */
function isRefund({ kind, state, amount }: Claim): boolean {
	return kind === 'withdrawal' ? state !== 'refused' : amount > 0;
}

function Complaint({ claim: { description, demand, pictures } }: { claim: Claim }) {
	const t = useMessages(complaintMessages);
	const labels = useDemandLabels();
	return (
		<>
			<p>{description}</p>
			{demand && <p>{`${t.demand}: ${labels[demand]}`}</p>}
			{pictures > 0 && <p>{t.pictureCount(pictures)}</p>}
		</>
	);
}

/** A claim that was sent from this page takes the focus from its form, which is gone. */
export function ClaimList({ order }: { order: OrderDocument }) {
	const t = { withdrawal: useMessages(withdrawalMessages), complaint: useMessages(complaintMessages) };
	const [known] = useState(() => order.claims.map(({ id }) => id));
	if (order.claims.length === 0) return null;
	return (
		<ul className={styles.lines} aria-label={t.complaint.claims}>
			{order.claims.map((claim) => (
				<li key={claim.id} ref={known.includes(claim.id) ? undefined : takeFocusInView} tabIndex={-1}>
					<Notice type={LOOKS[claim.state]} title={t[claim.kind][claim.state]}>
						<p>
							<ShownDate at={claim.created_at} withTime />
							{`: ${claim.lines.map(({ name, qty }) => `${name} × ${qty}`).join(', ')}`}
						</p>
						{claim.kind === 'complaint' && <Complaint claim={claim} />}
						{isRefund(claim) && <Refund claim={claim} order={order} />}
						{claim.answer && <p>{claim.answer}</p>}
					</Notice>
				</li>
			))}
		</ul>
	);
}
