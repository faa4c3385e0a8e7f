import type { OrderPayment } from '@pasaz/kernel/contract/order';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Picture } from '@pasaz/ui-kit/picture';
import { formatPrice } from '@pasaz/ui-kit/price';
import { confirmationMessages } from '../messages/confirmation.ts';
import type { Ordered } from '../order/ordered-here.ts';
import { orderDiscount } from './order-discount.ts';
import styles from './order-summary.module.css';

interface OrderSummaryProps {
	payment: OrderPayment;
	/** What only this tab knows, e.g. the pictures of what was chosen. */
	ordered: Ordered | null;
}

interface ProductProps {
	product: OrderPayment['products'][number];
	line: Ordered['lines'][number] | undefined;
	amount: (value: number) => string;
}

function Product({ product: { name, qty, original_final_price }, line, amount }: ProductProps) {
	const text = useMessages(confirmationMessages);
	return (
		<li className={styles.product} data-pictured={line !== undefined}>
			{line ? <Picture path={line.image} use="tile" alt="" sizes="5rem" /> : null}
			<div>
				<p className={styles.name}>{name}</p>
				<p className={styles.options}>
					{line?.options.map(({ label, value }) => (
						<span key={label}>{`${label}:\u00a0${value}`}</span>
					))}
					<span>{text.quantity(qty)}</span>
				</p>
			</div>
			<p>{amount(original_final_price * qty)}</p>
		</li>
	);
}

/** What was ordered and what it costs. */
export function OrderSummary({ payment, ordered }: OrderSummaryProps) {
	const text = useMessages(confirmationMessages);
	const amount = (value: number) => formatPrice(toGrosze(value), payment.currency);
	const discount = orderDiscount(payment);
	return (
		<section className={styles.summary} aria-label={text.ordered}>
			<h2 className={styles.title}>{text.ordered}</h2>
			<ul className={styles.products}>
				{payment.products.map((product) => (
					<Product
						key={product.sku}
						product={product}
						line={ordered?.lines.find(({ sku }) => sku === product.sku)}
						amount={amount}
					/>
				))}
			</ul>
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
