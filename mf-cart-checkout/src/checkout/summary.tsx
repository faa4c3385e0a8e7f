import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { VisuallyHidden } from '@pasaz/ui-kit/visually-hidden';
import type { ReactNode, Ref } from 'react';
import { formatRate } from '../cart/format-rate.ts';
import { useAmount } from '../cart/use-amount.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import { $coupon } from '../server-cart/coupon.ts';
import type { Offer } from '../server-cart/offer.ts';
import styles from './summary.module.css';

interface SummaryProps {
	ref: Ref<HTMLElement>;
	offer: Offer;
	status: 'asking' | 'settled' | 'local';
	children: ReactNode;
}

interface RowProps {
	label: string;
	children: ReactNode;
	'data-total'?: true;
	'data-tax'?: true;
}

function Row({ label, children, ...rest }: RowProps) {
	return (
		<div className={styles.row} {...rest}>
			<dt>{label}</dt>
			<dd>{children}</dd>
		</div>
	);
}

function Rows({ offer: { totals, shipping } }: { offer: Offer }) {
	const t = useMessages(checkoutMessages);
	const amount = useAmount();
	const { defaultLocale } = useShop().storeView.i18n;
	const code = useStore($coupon)?.code;
	return (
		<dl className={styles.rows}>
			<Row label={t.subtotal}>{amount(totals.subtotal)}</Row>
			{totals.discount !== 0 && <Row label={code ? t.discountOf({ code }) : t.discount}>{amount(totals.discount)}</Row>}
			{shipping && <Row label={t.shippingCost}>{totals.shipping === 0 ? t.free : amount(totals.shipping)}</Row>}
			{totals.payment !== 0 && <Row label={t.paymentCost}>{amount(totals.payment)}</Row>}
			<Row label={t.grandTotal} data-total>
				{amount(totals.grandTotal)}
			</Row>
			{totals.taxes.map(({ percent, amount: tax }) => (
				<Row key={percent} label={t.tax({ percent: formatRate(percent, defaultLocale) })} data-tax>
					{amount(tax)}
				</Row>
			))}
		</dl>
	);
}

export function Summary({ ref, offer, status, children }: SummaryProps) {
	const t = useMessages(checkoutMessages);
	const amount = useAmount();
	const notes = { asking: t.estimating, settled: t.taxIncluded, local: t.estimated };
	return (
		<section ref={ref} className={styles.summary} tabIndex={-1} aria-label={t.summary}>
			<h2 className={styles.title}>{t.summary}</h2>
			<Rows offer={offer} />
			<p role="status" className={styles.note}>
				{notes[status]}
				{status === 'settled' && (
					<VisuallyHidden>{`${t.grandTotal}: ${amount(offer.totals.grandTotal)}`}</VisuallyHidden>
				)}
			</p>
			{children}
		</section>
	);
}
