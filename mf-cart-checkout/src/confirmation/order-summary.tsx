import type { OrderPayment } from '@pasaz/kernel/contract/order';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { OrderedProducts } from '@pasaz/ui-kit/ordered-products';
import { formatPrice } from '@pasaz/ui-kit/price';
import { confirmationMessages } from '../messages/confirmation.ts';
import { orderDiscount } from './order-discount.ts';
import styles from './order-summary.module.css';

/** What was ordered and what it costs. */
export function OrderSummary({ payment }: { payment: OrderPayment }) {
	const text = useMessages(confirmationMessages);
	const amount = (value: number) => formatPrice(toGrosze(value), payment.currency);
	const discount = orderDiscount(payment);
	const lines = payment.products.map(({ name, image, options, qty, original_final_price }, id) => ({
		...{ id, name, image, options },
		quantity: text.quantity(qty),
		price: amount(original_final_price * qty),
	}));
	return (
		<section className={styles.summary} aria-label={text.ordered}>
			<h2 className={styles.title}>{text.ordered}</h2>
			<OrderedProducts lines={lines} />
			<dl className={styles.rows}>
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
				<div className={styles.row} data-total>
					<dt>{text.total}</dt>
					<dd>{amount(payment.grand_total)}</dd>
				</div>
			</dl>
		</section>
	);
}
