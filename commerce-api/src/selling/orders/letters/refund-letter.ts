import { toAmount } from '@pasaz/kernel/domain/money';
import type { Database } from '../../../platform/database/database.ts';
import { formatMoney } from '../../../platform/mail/formats.ts';
import type { Letter, Sender } from '../../../platform/mail/letter.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { OrderRow } from '../../order-rows.ts';
import { dueOf } from '../order-sums.ts';
import type { StateServices } from '../state-services.ts';
import { orderUrl } from './order-url.ts';
import { REFUND_TEXTS } from './refund-texts.ts';

/** Why the shop does not keep a payment: its order had ended, or was paid before. */
export type RefundReason = 'late' | 'twice';

interface Refund {
	order: OrderRow;
	reason: RefundReason;
}

function refundLetter({ language }: Sender, { order, reason }: Refund, url: string): Letter {
	const texts = REFUND_TEXTS[language];
	return {
		subject: texts.subject(order.number),
		paragraphs: [texts[reason](order.number), texts.back],
		rows: [[texts.amount, formatMoney(language, toAmount(dueOf(order)), order.currency)]],
		action: { label: texts.see, url },
	};
}

export async function mailRefundDue(tx: Database, services: StateServices, refund: Refund): Promise<void> {
	const { email: to, storeCode } = refund.order;
	const url = await orderUrl(tx, services, refund.order);
	const write = (sender: Sender) => refundLetter(sender, refund, url);
	await sendMail(tx, services.shop.storeViews, { to, storeCode, write });
}
