import type { ShopPage } from '@pasaz/kernel/contract/store-view';
import { toAmount } from '@pasaz/kernel/domain/money';
import { pathTo, shopPagePath } from '@pasaz/kernel/routes';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { inviteToReview } from '../../community/reviews/invitations.ts';
import type { Database } from '../../platform/database/database.ts';
import { orderItems, orders } from '../../platform/database/schema/sales.ts';
import { formatMoney } from '../../platform/mail/format-money.ts';
import type { Letter, LetterRow, Sender } from '../../platform/mail/letter.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { addressIn, type Language, storeViewOf } from '../../platform/store-views.ts';
import type { OrderItemRow, OrderRow } from './order-document.ts';
import type { OrderServices } from './order-parts.ts';
import { ORDER_TEXTS, type OrderTexts } from './order-texts.ts';

interface OrderLetter {
	order: OrderRow;
	/** Without the parts of bundles. */
	items: OrderItemRow[];
	/** Address of the confirmation page. */
	url: string;
	/** Address of the page on which the order's products are reviewed. */
	reviewUrl: string;
	/** Addresses of the terms and of what to know about withdrawal; undefined where the storefront has no such page. */
	termsUrl: string | undefined;
	withdrawalUrl: string | undefined;
}

function orderLetter(language: Language, { order, items, url, ...links }: OrderLetter): Letter {
	const texts = ORDER_TEXTS[language];
	const money = (grosze: number) => formatMoney(language, toAmount(grosze), order.currency);
	const rows: LetterRow[] = items.map(({ name, qty, rowTotal, options }) => [
		`${name} × ${qty}`,
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
		notes: [paymentNote(order, texts), texts.review(links.reviewUrl), ...legalNotes(texts, links)],
	};
}

function legalNotes(texts: OrderTexts, { termsUrl, withdrawalUrl }: Pick<OrderLetter, 'termsUrl' | 'withdrawalUrl'>) {
	return [...(termsUrl ? [texts.terms(termsUrl)] : []), ...(withdrawalUrl ? [texts.withdrawal(withdrawalUrl)] : [])];
}

function addressRow({ shippingAddress }: OrderRow, label: string): [string, string][] {
	if (!shippingAddress) return [];
	const { firstname, lastname, street, postcode, city } = shippingAddress;
	return [[label, `${firstname} ${lastname}, ${street.join(' ')}, ${postcode} ${city}`]];
}

function paymentNote({ paymentStatus }: OrderRow, texts: OrderTexts): string {
	if (paymentStatus === 'paid') return texts.paid;
	return paymentStatus === 'on-delivery' ? texts.payOnDelivery : texts.payLater;
}

/** Sends the order's confirmation. */
export async function confirmByMail(tx: Database, services: OrderServices, uuid: string): Promise<void> {
	const [order] = await tx.select().from(orders).where(eq(orders.uuid, uuid));
	if (!order) throw new Error('The order was not stored');
	const items = await tx
		.select()
		.from(orderItems)
		.where(and(eq(orderItems.orderUuid, uuid), isNull(orderItems.parentItemId)))
		.orderBy(asc(orderItems.id));
	const { shop } = services;
	const { email: to, storeCode } = order;
	const url = addressIn(shop, storeCode, pathTo('payment-confirmation-page', { uuid }));
	const reviewUrl = addressIn(shop, storeCode, await inviteToReview(tx, uuid, services.now()));
	const pageOf = (page: ShopPage) => {
		const path = shopPagePath(storeViewOf(shop.storeViews, storeCode), page);
		return path && addressIn(shop, storeCode, path);
	};
	const links = { url, reviewUrl, termsUrl: pageOf('terms'), withdrawalUrl: pageOf('returns') };
	const write = ({ language }: Sender) => orderLetter(language, { order, items, ...links });
	await sendMail(tx, shop.storeViews, { to, storeCode, write });
}
