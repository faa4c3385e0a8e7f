import { useShop } from '@pasaz/kernel/composition/shop';
import type { OrderPayment } from '@pasaz/kernel/contract/order';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { OrderedProducts } from '@pasaz/ui-kit/ordered-products';
import { formatPrice } from '@pasaz/ui-kit/price';
import type { ReactNode } from 'react';
import { formatRate } from '../cart/format-rate.ts';
import { confirmationMessages } from '../messages/confirmation.ts';
import { isShipped } from './known-order.ts';
import { orderDiscount } from './order-discount.ts';
import styles from './order-summary.module.css';

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

export function OrderSummary({ payment }: { payment: OrderPayment }) {
	const t = useMessages(confirmationMessages);
	const { defaultLocale } = useShop().storeView.i18n;
	const amount = (value: number) => formatPrice(toGrosze(value), payment.currency);
	const discount = orderDiscount(payment);
	const lines = payment.products.map(({ name, image, options, qty, original_final_price }, id) => ({
		...{ id, name, image, options },
		quantity: t.quantity(qty),
		price: amount(original_final_price * qty),
	}));
	return (
		<section className={styles.summary} aria-label={t.ordered}>
			<h2 className={styles.title}>{t.ordered}</h2>
			<OrderedProducts lines={lines} />
			<dl className={styles.rows}>
				{discount !== 0 && <Row label={t.discount}>{formatPrice(discount, payment.currency)}</Row>}
				{isShipped(payment) && (
					<Row label={payment.shipping_title ? t.shippingBy({ method: payment.shipping_title }) : t.shipping}>
						{payment.shipping_amount === 0 ? t.free : amount(payment.shipping_amount)}
					</Row>
				)}
				<Row label={t.total} data-total>
					{amount(payment.grand_total)}
				</Row>
				{!!payment.gift_card_amount && (
					<>
						<Row label={t.giftCard}>{amount(payment.gift_card_amount)}</Row>
						<Row label={t.due} data-total>
							{amount(payment.due_amount ?? 0)}
						</Row>
					</>
				)}
				{payment.taxes?.map(({ percent, tax }) => (
					<Row key={percent} label={t.tax({ percent: formatRate(String(percent), defaultLocale) })} data-tax>
						{amount(tax)}
					</Row>
				))}
			</dl>
		</section>
	);
}
