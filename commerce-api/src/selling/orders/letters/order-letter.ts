import type { OrderAddress } from '@pasaz/kernel/contract/order';
import type { ShopPage, StoreView } from '@pasaz/kernel/contract/store-view';
import { addressLines } from '@pasaz/kernel/domain/address-lines';
import { toAmount } from '@pasaz/kernel/domain/money';
import { pictureUrl } from '@pasaz/kernel/domain/picture';
import { pathTo, shopPagePath } from '@pasaz/kernel/routes';
import { eq } from 'drizzle-orm';
import { newOrderSecret } from '../../../community/mail-links/order-links.ts';
import { reviewPath } from '../../../community/reviews/invitations.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orders } from '../../../platform/database/schema/sales.ts';
import { formatMoment, formatMoney, formatPercent } from '../../../platform/mail/formats.ts';
import type { Letter, LetterRow, Sender } from '../../../platform/mail/letter.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { harmlessNote, nameInLetter, withoutLinks } from '../../../platform/mail/typed-text.ts';
import { addressIn, type Language, storeViewOf } from '../../../platform/store-views.ts';
import { countryName } from '../../countries.ts';
import type { OrderItemRow, OrderRow } from '../../order-rows.ts';
import type { PaymentState } from '../order-document.ts';
import type { OrderServices } from '../order-parts.ts';
import { shownItems, shownSums } from '../order-sums.ts';
import { transferOf } from '../payment-state.ts';
import { itemsOf } from '../require-order.ts';
import { ORDER_TEXTS, type OrderTexts } from './order-texts.ts';
import { isOwnAddress } from './own-address.ts';

interface OrderLetter {
	order: OrderRow;
	items: OrderItemRow[];
	i18n: StoreView['i18n'];
	url: string;
	reviewUrl: string;
	/** Addresses of the terms and of what to know about withdrawal; undefined where the storefront has no such page. */
	termsUrl: string | undefined;
	withdrawalUrl: string | undefined;
	publicUrl: string;
	transfer: PaymentState['transfer'];
	/** Whether somebody else may have typed the address that it goes to. */
	toStranger: boolean;
}

function orderLetter(language: Language, letter: OrderLetter): Letter {
	const texts = ORDER_TEXTS[language];
	const { order, url } = letter;
	return {
		subject: texts.subject(order.number),
		paragraphs: [greeting(texts, order.billingAddress), texts.body(order.number)],
		rows: [
			...lineRows(language, letter),
			...sumRows(language, letter),
			...transferRows(letter, texts),
			...factRows(letter, texts),
		],
		action: { label: texts.action, url },
		notes: [
			paymentNote(language, order),
			...wayNotes(language, order),
			...(hasFiles(letter) ? [texts.files] : []),
			texts.review(letter.reviewUrl),
			...legalNotes(texts, letter),
		],
	};
}

function wayNotes(language: Language, { shippingMethod, collectUntil, paymentStatus }: OrderRow): string[] {
	const texts = ORDER_TEXTS[language];
	if (collectUntil) {
		const collect = texts.collect(formatMoment(language, collectUntil, 'short'));
		// only what is to be paid there is given up then (rule 14.25)
		return [paymentStatus === 'on-delivery' ? `${collect} ${texts.collectEnds}` : collect];
	}
	return shippingMethod ? [texts.next] : [];
}

/** Whether the shopper consented to what the law wants confirmed in writing. */
function hasFiles({ order, items }: OrderLetter): boolean {
	return order.digitalConsent && items.some(({ productType }) => productType === 'downloadable');
}

/** Without a name where what was typed is none. */
function greeting({ thanks }: OrderTexts, { firstname }: OrderAddress): string {
	return thanks(nameInLetter(firstname)).replace(/, ?(?=!)/, '');
}

function lineRows(language: Language, { order, items, publicUrl }: OrderLetter): LetterRow[] {
	return shownItems(items).map(({ name, qty, rowTotal, options, image }) => [
		`${name} × ${qty}`,
		formatMoney(language, toAmount(rowTotal), order.currency),
		options?.map(({ label, value }) => `${label}: ${withoutLinks(value)}`).join(', '),
		image ? publicUrl + pictureUrl(image, '150x150', 'webp') : undefined,
	]);
}

function sumRows(language: Language, { order, items }: OrderLetter): LetterRow[] {
	const texts = ORDER_TEXTS[language];
	const sums = shownSums(order, items);
	const money = (amount: number) => formatMoney(language, amount, order.currency);
	const rows: LetterRow[] = [];
	if (sums.discount_amount !== 0) rows.push([texts.discount, money(sums.discount_amount)]);
	if (order.shippingMethod) rows.push([`${texts.delivery} (${sums.shipping_title})`, money(sums.shipping_amount)]);
	rows.push([texts.total, money(sums.grand_total)]);
	if (sums.gift_card_amount !== 0) {
		rows.push([texts.giftCard, money(sums.gift_card_amount)], [texts.due, money(sums.due_amount)]);
	}
	for (const { percent, tax } of sums.taxes) rows.push([texts.tax(formatPercent(language, percent)), money(tax)]);
	return rows;
}

function transferRows({ order, transfer }: OrderLetter, texts: OrderTexts): LetterRow[] {
	if (!transfer || order.paymentStatus === 'paid') return [];
	const { recipient, account, bank, title } = transfer;
	return [
		[texts.recipient, recipient],
		[texts.account, account],
		...(bank ? [[texts.bank, bank] satisfies LetterRow] : []),
		[texts.transferTitle, title],
	];
}

function factRows({ order, i18n, toStranger }: OrderLetter, texts: OrderTexts): LetterRow[] {
	const { billingAddress, shippingAddress, comments } = order;
	const note = toStranger ? harmlessNote : withoutLinks;
	const sentTo = shippingAddress ? addressLine(shippingAddress, i18n) : undefined;
	const facts: [string, string | undefined][] = [
		[texts.payment, order.paymentTitle],
		[order.collectUntil ? texts.collectAt : texts.address, sentTo],
		[texts.invoice, addressLine(billingAddress, i18n)],
		[texts.deliveryComment, note(comments?.delivery ?? '')],
		[texts.orderComment, note(comments?.order ?? '')],
	];
	return facts.flatMap(([label, value]): LetterRow[] => (value ? [[label, value]] : []));
}

function addressLine(address: OrderAddress, { defaultLocale, defaultCountry }: StoreView['i18n']): string {
	const { firstname, lastname, telephone: _, ...place } = address;
	const isAbroad = place.country_id.toUpperCase() !== defaultCountry;
	const country = isAbroad ? countryName(place.country_id, defaultLocale) : '';
	const named = { ...place, firstname: nameInLetter(firstname), lastname: nameInLetter(lastname) };
	return addressLines(named, country)
		.flatMap((line) => withoutLinks(line).trim() || [])
		.join(', ');
}

function legalNotes(texts: OrderTexts, { termsUrl, withdrawalUrl }: OrderLetter): string[] {
	return [...(termsUrl ? [texts.terms(termsUrl)] : []), ...(withdrawalUrl ? [texts.withdrawal(withdrawalUrl)] : [])];
}

/** What is virtual, or waits in a showroom, is neither sent nor paid on delivery (rules 14.25, 15.42). */
function paymentNote(language: Language, order: OrderRow): string {
	const { paymentStatus, payUntil, shippingMethod, collectUntil } = order;
	const own = ORDER_TEXTS[language];
	const texts = shippingMethod && !collectUntil ? own : { ...own, ...own.notShipped };
	if (paymentStatus === 'paid') return texts.paid;
	if (paymentStatus === 'on-delivery') return texts.payOnDelivery;
	return payUntil ? texts.payUntil(formatMoment(language, payUntil, 'short')) : texts.payLater;
}

export async function confirmByMail(tx: Database, services: OrderServices, uuid: string): Promise<void> {
	const [order] = await tx.select().from(orders).where(eq(orders.uuid, uuid));
	if (!order) throw new Error('The order was not stored');
	const items = (await itemsOf(tx, [order])).get(uuid) ?? [];
	const { shop } = services;
	const { email: to, storeCode } = order;
	const orderSecret = await newOrderSecret(tx, uuid, { now: services.now() });
	const storeView = storeViewOf(shop.storeViews, storeCode);
	const pageOf = (page: ShopPage) => {
		const path = shopPagePath(storeView, page);
		return path && addressIn(shop, storeCode, path);
	};
	const links = {
		url: addressIn(shop, storeCode, pathTo('order', { uuid, secret: orderSecret })),
		reviewUrl: addressIn(shop, storeCode, reviewPath({ orderUuid: uuid, orderSecret })),
		termsUrl: pageOf('terms'),
		withdrawalUrl: pageOf('returns'),
		publicUrl: shop.publicUrl,
	};
	const toStranger = !(await isOwnAddress(tx, order));
	const transfer = transferOf(order, shop.storeViews);
	const { i18n } = storeView;
	const write = ({ language }: Sender) => orderLetter(language, { order, items, i18n, transfer, toStranger, ...links });
	await sendMail(tx, shop.storeViews, { to, storeCode, toStranger, write });
}
