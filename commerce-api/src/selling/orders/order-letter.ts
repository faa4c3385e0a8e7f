import { toAmount } from '@pasaz/kernel/domain/money';
import type { orderItems, orders } from '../../platform/database/schema/sales.ts';
import type { Language } from '../../platform/mail/language.ts';
import type { Letter, LetterRow } from '../../platform/mail/letter.ts';
import type { Messages } from '../../platform/mail/messages/mail-messages.ts';
import { MESSAGES } from '../../platform/mail/messages/messages.ts';

type OrderRow = typeof orders.$inferSelect;
type Item = Pick<typeof orderItems.$inferSelect, 'name' | 'qty' | 'rowTotal' | 'options'>;

const LOCALES: Record<Language, string> = { pl: 'pl-PL', de: 'de-DE', it: 'it-IT', en: 'en-GB' };

interface Ordered {
	order: OrderRow;
	/** Without the parts of bundles. */
	items: Item[];
	/** Of the confirmation page. */
	url: string;
	/** Opens the page on which the order's products are reviewed. */
	reviewUrl: string;
}

export function orderLetter(language: Language, { order, items, url, reviewUrl }: Ordered): Letter {
	const texts = MESSAGES[language].order;
	const format = new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: order.currency });
	const money = (grosze: number) => format.format(toAmount(grosze));
	const rows: LetterRow[] = items.map(({ name, qty, rowTotal, options }) => [
		texts.pieces(name, qty),
		money(rowTotal),
		options?.map(({ label, value }) => `${label}: ${value}`).join(', '),
	]);
	if (order.discount !== 0) rows.push([texts.discount, money(-Math.abs(order.discount))]);
	if (order.shippingMethod) rows.push([texts.delivery, money(order.shipping)]);
	rows.push([texts.total, money(order.grandTotal)], [texts.payment, order.paymentTitle]);
	rows.push(...addressRow(order, texts.address));
	return {
		subject: texts.subject(order.number),
		paragraphs: [texts.thanks(order.billingAddress.firstname), texts.body(order.number)],
		rows,
		action: { label: texts.action, url },
		notes: [paymentNote(order, texts), texts.review(reviewUrl)],
	};
}

function addressRow({ shippingAddress }: OrderRow, label: string): [string, string][] {
	if (!shippingAddress) return [];
	const { firstname, lastname, street, postcode, city } = shippingAddress;
	return [[label, `${firstname} ${lastname}, ${street.join(' ')}, ${postcode} ${city}`]];
}

function paymentNote({ paymentStatus }: OrderRow, texts: Messages['order']): string {
	if (paymentStatus === 'paid') return texts.paid;
	return paymentStatus === 'on-delivery' ? texts.payOnDelivery : texts.payLater;
}
