import { useShop } from '@pasaz/kernel/composition/shop';
import type { OrderPayment } from '@pasaz/kernel/contract/order';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { OrderedProducts } from '@pasaz/ui-kit/ordered-products';
import { formatPrice } from '@pasaz/ui-kit/price';
import { formatRate } from '../cart/format-rate.ts';
import { confirmationMessages } from '../messages/confirmation.ts';
import { isShipped } from './known-order.ts';
import { orderDiscount } from './order-discount.ts';
import styles from './order-summary.module.css';

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
				{discount !== 0 && (
					<div className={styles.row}>
						<dt>{t.discount}</dt>
						<dd>{formatPrice(discount, payment.currency)}</dd>
					</div>
				)}
				{isShipped(payment) && (
					<div className={styles.row}>
						<dt>{payment.shipping_title ? t.shippingBy({ method: payment.shipping_title }) : t.shipping}</dt>
						<dd>{payment.shipping_amount === 0 ? t.free : amount(payment.shipping_amount)}</dd>
					</div>
				)}
				<div className={styles.row} data-total>
					<dt>{t.total}</dt>
					<dd>{amount(payment.grand_total)}</dd>
				</div>
				{!!payment.gift_card_amount && (
					<>
						<div className={styles.row}>
							<dt>{t.giftCard}</dt>
							<dd>{amount(payment.gift_card_amount)}</dd>
						</div>
						<div className={styles.row} data-total>
							<dt>{t.due}</dt>
							<dd>{amount(payment.due_amount ?? 0)}</dd>
						</div>
					</>
				)}
				{payment.taxes?.map(({ percent, tax }) => (
					<div key={percent} className={styles.row} data-tax>
						<dt>{t.tax({ percent: formatRate(String(percent), defaultLocale) })}</dt>
						<dd>{amount(tax)}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
