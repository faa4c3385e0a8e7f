import { seenPrice } from '@pasaz/kernel/domain/cart';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import { Modal } from '@pasaz/ui-kit/modal';
import { useAmount } from '../cart/use-amount.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import { orderChangeMessages } from '../messages/order-changes.ts';
import type { OrderDialogsProps } from './order-dialogs.tsx';
import styles from './price-change-dialog.module.css';

export function PriceChangeDialog({ placing, onAccept, onClose }: OrderDialogsProps) {
	const t = useMessages(orderChangeMessages);
	const { close } = useMessages(checkoutMessages);
	const amount = useAmount();
	const changes = placing.status === 'prices-changed' ? placing.changes : [];
	const total = placing.status === 'prices-changed' ? placing.agreed.total : 0;
	const actions = (
		<>
			<Button onClick={onAccept}>{t.acceptPrice}</Button>
			<Button variant="secondary" onClick={onClose}>
				{t.backToCart}
			</Button>
		</>
	);
	return (
		<Modal
			open={placing.status === 'prices-changed'}
			onClose={onClose}
			title={t.priceChanged}
			closeLabel={close}
			actions={actions}
		>
			<p>{t.priceChangedHint}</p>
			<ul className={styles.changes}>
				{changes.map(({ line, price }) => (
					<li key={`${line.sku} ${line.checksum}`} className={styles.change}>
						<span>{line.name}</span>
						<span>{t.newPrice({ from: amount(seenPrice(line)), to: amount(price) })}</span>
					</li>
				))}
				<li className={styles.change} data-total>
					<span>{t.newTotal}</span>
					<span>{amount(total)}</span>
				</li>
			</ul>
		</Modal>
	);
}
