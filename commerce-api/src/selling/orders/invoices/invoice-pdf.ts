import type { OrderAddress } from '@pasaz/kernel/contract/order';
import { placeLine } from '@pasaz/kernel/domain/address-lines';
import { netOf, toAmount } from '@pasaz/kernel/domain/money';
import { formatMoney, formatPercent } from '../../../platform/mail/formats.ts';
import { createTaggedPdf } from '../../../platform/pdf/tagged-pdf.ts';
import { dayOf } from '../../../platform/shop-time.ts';
import type { Language } from '../../../platform/store-views.ts';
import type { OrderItemRow, OrderRow } from '../../order-rows.ts';
import { orderTaxes, shownItems } from '../order-sums.ts';
import { INVOICE_TEXTS } from './invoice-texts.ts';
import type { Invoice } from './issue-invoice.ts';

interface Invoiced {
	order: OrderRow;
	items: OrderItemRow[];
	invoice: Invoice;
	language: Language;
}

/** pt, of all columns but the name. */
export const WIDTHS = [46, 66, 66, 66];

export function invoicePdf(invoiced: Invoiced): Promise<Buffer> {
	const { order, invoice, language } = invoiced;
	const texts = INVOICE_TEXTS[language];
	const { seller, number, issuedAt, soldAt } = invoice;
	const pdf = createTaggedPdf({ title: `${texts.title} ${number}`, author: seller.name, language, now: issuedAt });
	pdf.paragraph(`${texts.issued}: ${dayOf(issuedAt)}`);
	pdf.paragraph(`${texts.sold}: ${dayOf(soldAt)}`);
	pdf.paragraph(`${texts.order}: ${order.number}`);
	pdf.heading(texts.seller);
	for (const line of [seller.name, seller.address, `${texts.vatId}: ${seller.vatId}`]) pdf.paragraph(line);
	pdf.heading(texts.buyer);
	for (const line of buyerLines(order.billingAddress, texts.vatId)) pdf.paragraph(line);
	pdf.heading(texts.lines);
	pdf.table(lineRows(invoiced), WIDTHS);
	if (order.discount > 0) pdf.paragraph(texts.discounted);
	pdf.heading(texts.byRate);
	pdf.table(rateRows(invoiced), WIDTHS);
	pdf.heading(`${texts.total}: ${formatMoney(language, toAmount(order.grandTotal), order.currency)}`);
	pdf.paragraph(`${texts.payment}: ${order.paymentTitle}`);
	return pdf.end();
}

/** What is paid for one thing or at one rate: its label, its rate, and net, tax and gross in cents. */
interface Row {
	label: string;
	percent: number;
	gross: number;
	net: number;
}

function toRows({ order, language }: Invoiced, rows: Row[]): string[][] {
	const texts = INVOICE_TEXTS[language];
	const money = (cents: number) => formatMoney(language, toAmount(cents), order.currency);
	return [
		[texts.name, texts.rate, texts.net, texts.tax, texts.gross],
		...rows.map(({ label, percent, gross, net }) => [
			label,
			formatPercent(language, percent),
			money(net),
			money(gross - net),
			money(gross),
		]),
	];
}

function lineRows(invoiced: Invoiced): string[][] {
	const { order, items, language } = invoiced;
	const lines = shownItems(items).map((item) => {
		const gross = item.rowTotal - item.discount;
		const price = formatMoney(language, toAmount(item.price), order.currency);
		const label = `${nameOf(item)}, ${item.qty} × ${price}`;
		return { label, percent: item.taxPercent, gross, net: netOf(gross, item.taxPercent) };
	});
	const { shipping: gross, shippingNet: net, shippingTitle } = order;
	const percent = gross > net ? (orderTaxes(order, items)[0]?.percent ?? 0) : 0;
	const delivery = { label: `${INVOICE_TEXTS[language].delivery}: ${shippingTitle}`, percent, gross, net };
	return toRows(invoiced, gross > 0 ? [...lines, delivery] : lines);
}

function rateRows(invoiced: Invoiced): string[][] {
	const { order, items, language } = invoiced;
	const label = INVOICE_TEXTS[language].total;
	return toRows(
		invoiced,
		orderTaxes(order, items).map((share) => ({ label, ...share })),
	);
}

export function nameOf({ name, options }: OrderItemRow): string {
	const chosen = options?.map(({ label, value }) => `${label}: ${value}`) ?? [];
	return [name, ...chosen].join(', ');
}

export function buyerLines(address: OrderAddress, vatId: string) {
	const { company, vat_id, firstname, lastname, street, country_id } = address;
	const lines = [company || `${firstname} ${lastname}`, `${street.join(' ')}, ${placeLine(address)}, ${country_id}`];
	return vat_id ? [...lines, `${vatId}: ${vat_id}`] : lines;
}
