import { useMessages } from '@pasaz/kernel/i18n/messages';
import type { RefObject } from 'react';
import { useAmount } from '../cart/use-amount.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import styles from './summary-link.module.css';

interface SummaryLinkProps {
	/** Gross grosze. */
	total: number;
	summary: RefObject<HTMLElement | null>;
}

export function SummaryLink({ total, summary }: SummaryLinkProps) {
	const t = useMessages(checkoutMessages);
	const amount = useAmount();
	const show = () => {
		summary.current?.focus({ preventScroll: true });
		summary.current?.scrollIntoView();
	};
	return (
		<button type="button" className={styles.link} onClick={show}>
			<span>
				{t.grandTotal} <strong className={styles.total}>{amount(total)}</strong>
			</span>
			<span className={styles.way}>{t.toSummary}</span>
		</button>
	);
}
