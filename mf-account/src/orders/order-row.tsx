import { useShop } from '@pasaz/kernel/composition/shop';
import type { Order } from '@pasaz/kernel/contract/order-history';
import { addressLines } from '@pasaz/kernel/domain/address-lines';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { countryAbroad } from '@pasaz/kernel/i18n/country-abroad';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import type { OrderSummary } from '@pasaz/kernel/stores/kept-orders';
import { ShownDate } from '@pasaz/ui-kit/date';
import { OrderedProducts } from '@pasaz/ui-kit/ordered-products';
import { formatPrice } from '@pasaz/ui-kit/price';
import { type Ref, useState } from 'react';
import { Link } from 'react-router';
import { accountMessages } from '../messages/account.ts';
import styles from './order-row.module.css';
import { statusMessage } from './order-status.ts';

/** Whether something was brought (rule 15.42). */
function isShipped({ shipping_description, shipping_amount }: Order): boolean {
	return shipping_description !== '' || shipping_amount !== 0;
}

function OrderItems({ order, folded }: { order: Order; folded: boolean }) {
	const t = useMessages(accountMessages);
	const amount = (value: number) => formatPrice(toGrosze(value), order.order_currency_code);
	const items = order.items.filter(({ parent_item_id }) => !parent_item_id);
	const lines = items.map(({ item_id: id, name, image, options, qty_ordered, row_total_incl_tax }) => ({
		...{ id, name, image, options },
		quantity: t.quantity(qty_ordered),
		price: amount(row_total_incl_tax),
	}));
	return (
		<div className={styles.items}>
			<OrderedProducts lines={lines} folded={folded} />
			<dl className={styles.sums}>
				{order.discount_amount !== 0 && (
					<div>
						<dt>{t.discount}</dt>
						<dd>{amount(order.discount_amount)}</dd>
					</div>
				)}
				{isShipped(order) && (
					<div>
						<dt>{order.shipping_description || t.shipping}</dt>
						<dd>{order.shipping_amount === 0 ? t.free : amount(order.shipping_amount)}</dd>
					</div>
				)}
			</dl>
		</div>
	);
}

function OrderFacts({ order }: { order: Order }) {
	const t = useMessages(accountMessages);
	const { i18n } = useShop().storeView;
	const { shipping_address: sentTo, payment, entity_id: uuid } = order;
	const method = payment.additional_information.join(', ');
	return (
		<>
			<dl className={styles.facts}>
				{sentTo && (
					<div>
						<dt>{t.sentTo}</dt>
						<dd>
							<address className={styles.address}>
								{addressLines(sentTo, countryAbroad(sentTo.country_id, i18n)).join('\n')}
							</address>
						</dd>
					</div>
				)}
				{method && (
					<div>
						<dt>{t.payment}</dt>
						<dd>{method}</dd>
					</div>
				)}
			</dl>
			<Link className={styles.open} to={pathTo('account-order', { uuid })}>
				{t.openOrder}
			</Link>
		</>
	);
}

function OrderHead({ order }: { order: OrderSummary }) {
	const t = useMessages(accountMessages);
	const status = statusMessage(order.status);
	return (
		<>
			<span className={styles.number}>{t.orderNumber({ number: order.increment_id })}</span>
			<ShownDate at={order.created_at} />
			<span className={styles.status}>{status ? t[status] : order.status}</span>
			<span className={styles.total}>{formatPrice(toGrosze(order.grand_total), order.order_currency_code)}</span>
		</>
	);
}

/** One order as this device remembers it. */
export function KeptOrderRow({ order }: { order: OrderSummary }) {
	return (
		<li className={styles.order}>
			<div className={styles.kept}>
				<OrderHead order={order} />
			</div>
		</li>
	);
}

interface OrderRowProps {
	order: Order;
	/** Lets the row take the focus. */
	ref?: Ref<HTMLElement> | undefined;
}

export function OrderRow({ order, ref }: OrderRowProps) {
	const [wasOpened, setOpened] = useState(false);
	return (
		<li className={styles.order}>
			<details onToggle={() => setOpened(true)}>
				<summary ref={ref} className={styles.summary}>
					<OrderHead order={order} />
				</summary>
				<div className={styles.body}>
					<OrderItems order={order} folded={!wasOpened} />
					<OrderFacts order={order} />
				</div>
			</details>
		</li>
	);
}
