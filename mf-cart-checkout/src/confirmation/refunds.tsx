import type { OrderPayment } from '@pasaz/kernel/contract/order';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Notice } from '@pasaz/ui-kit/notice';
import { formatPrice } from '@pasaz/ui-kit/price';
import { confirmationMessages } from '../messages/confirmation.ts';

export function Refunds({ payment: { refunds = [], currency } }: { payment: OrderPayment }) {
	const t = useMessages(confirmationMessages);
	return refunds.map(({ amount: paid, reason, refunded_at }, index) => {
		const amount = formatPrice(toGrosze(paid), currency);
		const due = reason === 'late' ? t.refundLate({ amount }) : t.refundTwice({ amount });
		return (
			<Notice key={index} type="warning">
				{refunded_at ? t.refundedBack({ amount }) : due}
			</Notice>
		);
	});
}
