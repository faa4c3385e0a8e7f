import { useShop } from '@pasaz/kernel/composition/shop';
import type { OrderAddress } from '@pasaz/kernel/contract/order';
import type { OrderDocument } from '@pasaz/kernel/contract/order-document';
import { addressLines } from '@pasaz/kernel/domain/address-lines';
import { countryAbroad } from '@pasaz/kernel/i18n/country-abroad';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { ShownDate } from '@pasaz/ui-kit/date';
import type { ReactNode } from 'react';
import { confirmationMessages } from '../messages/confirmation.ts';
import type { Ordered } from '../order/ordered-here.ts';
import { isWhole, type KnownOrder } from './known-order.ts';
import styles from './order-facts.module.css';

function Fact({ term, children }: { term: string; children: ReactNode }) {
	return (
		<div>
			<dt>{term}</dt>
			<dd>{children}</dd>
		</div>
	);
}

function Address({ term, address }: { term: string; address: OrderAddress | null }) {
	const { i18n } = useShop().storeView;
	if (!address) return null;
	return (
		<Fact term={term}>
			<address className={styles.address}>
				{addressLines(address, countryAbroad(address.country_id, i18n)).join('\n')}
			</address>
		</Fact>
	);
}

interface Personal {
	email: string | undefined;
	delivery: OrderAddress | null;
	invoice: OrderAddress | null;
	comments: OrderDocument['comments'];
}

function personalOf(order: KnownOrder, ordered: Ordered | null): Personal {
	if (!isWhole(order)) {
		return { email: ordered?.email, delivery: ordered?.address ?? null, invoice: null, comments: {} };
	}
	const { email, shipping_address: delivery, billing_address: invoice, comments } = order;
	return { email, delivery, invoice, comments };
}

interface OrderFactsProps {
	order: KnownOrder;
	ordered?: Ordered | null;
}

export function OrderFacts({ order, ordered = null }: OrderFactsProps) {
	const t = useMessages(confirmationMessages);
	const { email, delivery, invoice, comments } = personalOf(order, ordered);
	return (
		<dl className={styles.facts}>
			<Address term={t.deliveryAddress} address={delivery} />
			<Address term={t.invoiceAddress} address={invoice} />
			{email && <Fact term={t.mailedTo}>{email}</Fact>}
			<Fact term={t.payment}>{order.method_title}</Fact>
			<Fact term={t.orderedOn}>
				<ShownDate at={order.created_at} />
			</Fact>
			{comments.delivery && <Fact term={t.deliveryComment}>{comments.delivery}</Fact>}
			{comments.order && <Fact term={t.orderComment}>{comments.order}</Fact>}
		</dl>
	);
}
