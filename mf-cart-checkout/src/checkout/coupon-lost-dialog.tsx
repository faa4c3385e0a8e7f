import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import { Modal } from '@pasaz/ui-kit/modal';
import { useAmount } from '../cart/use-amount.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import { orderChangeMessages } from '../messages/order-changes.ts';
import { orderProblemMessages } from '../messages/order-problem.ts';
import { useCouponMessage } from './coupon-message.ts';
import type { OrderDialogsProps } from './order-dialogs.tsx';
import styles from './price-change-dialog.module.css';

export function CouponLostDialog({ placing, onAccept, onClose }: OrderDialogsProps) {
	const t = useMessages(orderChangeMessages);
	const { close } = useMessages(checkoutMessages);
	const { couponGoneHint } = useMessages(orderProblemMessages);
	const toMessage = useCouponMessage();
	const amount = useAmount();
	const lost = placing.status === 'coupon-lost' ? placing : null;
	const actions = (
		<>
			<Button onClick={onAccept}>{t.orderWithoutCoupon}</Button>
			<Button variant="secondary" onClick={onClose}>
				{t.backToCart}
			</Button>
		</>
	);
	return (
		<Modal open={lost !== null} onClose={onClose} title={t.couponGone} closeLabel={close} actions={actions}>
			<p>{lost && toMessage(lost.problem)}</p>
			<p>{couponGoneHint}</p>
			<p className={styles.change} data-total>
				<span>{t.newTotal}</span>
				<span>{lost && amount(lost.agreed.total)}</span>
			</p>
		</Modal>
	);
}
