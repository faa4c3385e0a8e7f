import type { OrderPayment } from '@pasaz/kernel/contract/order';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { formatPrice } from '@pasaz/ui-kit/price';
import { confirmationMessages } from '../messages/confirmation.ts';
import { orderDiscount } from './order-discount.ts';
import styles from './order-summary.module.css';

/** What was ordered and what it costs. */
export function OrderSummary({ payment }: { payment: OrderPayment }) {
	const text = useMessages(confirmationMessages);
	const amount = (value: number) => formatPrice(toGrosze(value), payment.currency);
	const discount = orderDiscount(payment);
	return (
		<section className={styles.summary} aria-label={text.ordered}>
			<h2 className={styles.title}>{text.ordered}</h2>
			<dl className={styles.rows}>
				{payment.products.map(({ sku, name, qty, original_final_price }) => (
					<div key={sku} className={styles.row}>
						<dt>
							{name} <span className={styles.quantity}>{`×\u00a0${qty}`}</span>
						</dt>
						<dd>{amount(original_final_price * qty)}</dd>
					</div>
				))}
				{discount === 0 ? null : (
					<div className={styles.row}>
						<dt>{text.discount}</dt>
						<dd>{formatPrice(discount, payment.currency)}</dd>
					</div>
				)}
				<div className={styles.row}>
					<dt>{text.shipping}</dt>
					<dd>{payment.shipping_amount === 0 ? text.free : amount(payment.shipping_amount)}</dd>
				</div>
				<div className={styles.row}>
					<dt>{text.payment}</dt>
					<dd>{payment.method_title}</dd>
				</div>
				<div className={styles.row} data-total>
					<dt>{text.total}</dt>
					<dd>{amount(payment.grand_total)}</dd>
				</div>
			</dl>
		</section>
	);
}
