import { seenPrice } from '@pasaz/kernel/domain/cart';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import { Modal } from '@pasaz/ui-kit/modal';
import type { ReactNode } from 'react';
import { useAmount } from '../cart/use-amount.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import { orderChangeMessages } from '../messages/order-changes.ts';
import { orderProblemMessages } from '../messages/order-problem.ts';
import type { OrderChange } from '../order/order-change.ts';
import type { Placing } from '../order/use-place-order.ts';
import { useCouponMessage } from './coupon-message.ts';
import styles from './order-dialogs.module.css';

interface Answers {
	onAccept: () => void;
	onClose: () => void;
}

export interface OrderDialogsProps extends Answers {
	placing: Placing;
}

interface ChangeDialogProps extends Answers {
	/** The dialog is open while there is one. */
	change: OrderChange | null;
	title: string;
	accept: string;
	children: ReactNode;
}

function ChangeDialog({ change, title, accept, children, onAccept, onClose }: ChangeDialogProps) {
	const t = useMessages(orderChangeMessages);
	const { close } = useMessages(checkoutMessages);
	const amount = useAmount();
	const actions = (
		<>
			<Button onClick={onAccept}>{accept}</Button>
			<Button variant="secondary" onClick={onClose}>
				{t.backToCart}
			</Button>
		</>
	);
	return (
		<Modal open={change !== null} onClose={onClose} title={title} closeLabel={close} actions={actions}>
			{children}
			<p className={styles.change} data-total>
				<span>{t.newTotal}</span>
				<span>{change && amount(change.agreed.total)}</span>
			</p>
		</Modal>
	);
}

function PricesChanged({ placing, ...answers }: OrderDialogsProps) {
	const t = useMessages(orderChangeMessages);
	const amount = useAmount();
	const change = placing.status === 'prices-changed' ? placing : null;
	return (
		<ChangeDialog {...answers} change={change} title={t.priceChanged} accept={t.acceptPrice}>
			<p>{t.priceChangedHint}</p>
			<ul className={styles.changes}>
				{change?.changes.map(({ line, price }) => (
					<li key={`${line.sku} ${line.checksum}`} className={styles.change}>
						<span>{line.name}</span>
						<span>{t.newPrice({ from: amount(seenPrice(line)), to: amount(price) })}</span>
					</li>
				))}
			</ul>
		</ChangeDialog>
	);
}

function CouponLost({ placing, ...answers }: OrderDialogsProps) {
	const t = useMessages(orderChangeMessages);
	const { couponGoneHint } = useMessages(orderProblemMessages);
	const toMessage = useCouponMessage();
	const change = placing.status === 'coupon-lost' ? placing : null;
	return (
		<ChangeDialog {...answers} change={change} title={t.couponGone} accept={t.orderWithoutCoupon}>
			<p>{change && toMessage(change.problem)}</p>
			<p>{couponGoneHint}</p>
		</ChangeDialog>
	);
}

/** Asks to confirm what is in the order now, where lines or the sum are others than the shopper saw at the order button. */
function SumChanged({ placing, ...answers }: OrderDialogsProps) {
	const t = useMessages(orderChangeMessages);
	const { sumChangedHint } = useMessages(orderProblemMessages);
	const change = placing.status === 'sum-changed' ? placing : null;
	return (
		<ChangeDialog {...answers} change={change} title={t.sumChanged} accept={t.acceptSum}>
			<p>{sumChangedHint}</p>
			{change && change.unseen.length > 0 && (
				<ul className={styles.changes}>
					{change.unseen.map(({ sku, checksum, name, qty }) => (
						<li key={`${sku} ${checksum}`} className={styles.change}>
							<span>{name}</span>
							<span>{t.piecesNow({ count: qty })}</span>
						</li>
					))}
				</ul>
			)}
		</ChangeDialog>
	);
}

export function OrderDialogs(props: OrderDialogsProps) {
	return (
		<>
			<PricesChanged {...props} />
			<CouponLost {...props} />
			<SumChanged {...props} />
		</>
	);
}
