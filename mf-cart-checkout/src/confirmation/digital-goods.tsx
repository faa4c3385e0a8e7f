import type { OrderDocument } from '@pasaz/kernel/contract/order-document';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { formatPrice } from '@pasaz/ui-kit/price';
import { orderMessages } from '../messages/order.ts';
import styles from './digital-goods.module.css';

export function DigitalGoods({ order: { downloads = [], gift_cards = [], currency } }: { order: OrderDocument }) {
	const t = useMessages(orderMessages);
	const amount = (value: number) => formatPrice(toGrosze(value), currency);
	if (downloads.length + gift_cards.length === 0) return null;
	return (
		<section className={styles.goods} aria-label={t.digital}>
			<h2 className={styles.title}>{t.digital}</h2>
			<ul className={styles.list}>
				{downloads.map(({ name, path, left }) => (
					<li key={path}>
						<a href={path} download={name}>
							{t.download({ name, left })}
						</a>
					</li>
				))}
				{gift_cards.map(({ code, amount: whole, balance }) => (
					<li key={code}>
						<strong className={styles.code}>{code}</strong>
						{t.giftCard({ amount: amount(whole), balance: amount(balance) })}
					</li>
				))}
			</ul>
		</section>
	);
}
