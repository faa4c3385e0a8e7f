import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import { Modal } from '@pasaz/ui-kit/modal';
import { useAmount } from '../cart/use-amount.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import { orderChangeMessages } from '../messages/order-changes.ts';
import { orderProblemMessages } from '../messages/order-problem.ts';
import type { OrderDialogsProps } from './order-dialogs.tsx';
import styles from './price-change-dialog.module.css';

/** Asks to confirm what is in the order now, where lines or the sum are others than the shopper saw at the order button. */
export function SumChangeDialog({ placing, onAccept, onClose }: OrderDialogsProps) {
	const t = useMessages(orderChangeMessages);
	const { close } = useMessages(checkoutMessages);
	const { sumChangedHint } = useMessages(orderProblemMessages);
	const amount = useAmount();
	const change = placing.status === 'sum-changed' ? placing : null;
	const actions = (
		<>
			<Button onClick={onAccept}>{t.acceptSum}</Button>
			<Button variant="secondary" onClick={onClose}>
				{t.backToCart}
			</Button>
		</>
	);
	return (
		<Modal open={change !== null} onClose={onClose} title={t.sumChanged} closeLabel={close} actions={actions}>
			<p>{sumChangedHint}</p>
			<ul className={styles.changes}>
				{change?.unseen.map(({ sku, checksum, name, qty }) => (
					<li key={`${sku} ${checksum}`} className={styles.change}>
						<span>{name}</span>
						<span>{t.piecesNow({ count: qty })}</span>
					</li>
				))}
				<li className={styles.change} data-total>
					<span>{t.newTotal}</span>
					<span>{amount(change?.agreed.total ?? 0)}</span>
				</li>
			</ul>
		</Modal>
	);
}
