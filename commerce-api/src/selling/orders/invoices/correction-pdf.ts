import { toAmount } from '@pasaz/kernel/domain/money';
import { correctionNumber } from '../../../platform/document-numbers.ts';
import { formatMoney, formatPercent } from '../../../platform/mail/formats.ts';
import { createTaggedPdf } from '../../../platform/pdf/tagged-pdf.ts';
import { dayOf } from '../../../platform/shop-time.ts';
import type { Language } from '../../../platform/store-views.ts';
import type { OrderItemRow, OrderRow } from '../../order-rows.ts';
import { type CorrectedRow, type CorrectionRow, correctedRows } from './corrections.ts';
import { buyerLines, nameOf, WIDTHS } from './invoice-pdf.ts';
import { INVOICE_TEXTS } from './invoice-texts.ts';
import type { Invoice } from './issue-invoice.ts';

interface Correction {
	order: OrderRow;
	items: OrderItemRow[];
	invoice: Invoice;
	correction: CorrectionRow;
	earlier: CorrectionRow[];
	language: Language;
}

export function correctionPdf(corrected: Correction): Promise<Buffer> {
	const { order, invoice, correction, language } = corrected;
	const texts = INVOICE_TEXTS[language];
	const { seller } = invoice;
	const number = correctionNumber(correction);
	const title = `${texts.correction} ${number}`;
	const pdf = createTaggedPdf({ title, author: seller.name, language, now: correction.issuedAt });
	pdf.paragraph(`${texts.issued}: ${dayOf(correction.issuedAt)}`);
	pdf.paragraph(`${texts.corrects}: ${invoice.number}, ${dayOf(invoice.issuedAt)}`);
	pdf.paragraph(`${texts.order}: ${order.number}`);
	pdf.paragraph(`${texts.reason}: ${texts[reasonOf(correction)]}`);
	pdf.heading(texts.seller);
	for (const line of [seller.name, seller.address, `${texts.vatId}: ${seller.vatId}`]) pdf.paragraph(line);
	pdf.heading(texts.buyer);
	for (const line of buyerLines(order.billingAddress, texts.vatId)) pdf.paragraph(line);
	pdf.heading(texts.difference);
	pdf.table(differenceRows(corrected), WIDTHS);
	const total = formatMoney(language, -toAmount(correction.amount), order.currency);
	pdf.heading(`${texts.total}: ${total}`);
	return pdf.end();
}

function reasonOf({ claimId, items }: CorrectionRow): 'canceled' | 'withdrawn' | 'complained' {
	if (claimId === null) return 'canceled';
	return items.some(({ lowered }) => lowered !== undefined) ? 'complained' : 'withdrawn';
}

function differenceRows({ order, items, correction, earlier, language }: Correction): string[][] {
	const texts = INVOICE_TEXTS[language];
	const money = (cents: number) => formatMoney(language, toAmount(cents), order.currency);
	// what cost nothing is not lowered by minus nothing
	const lowered = (cents: number) => money(0 - cents);
	const labelOf = ({ item, qty }: CorrectedRow) => {
		if (!item) return `${texts.delivery}: ${order.shippingTitle}`;
		return qty > 0 ? `${nameOf(item)}, −${qty} × ${money(item.price)}` : nameOf(item);
	};
	return [
		[texts.name, texts.rate, texts.net, texts.tax, texts.gross],
		...correctedRows({ order, items, earlier, correction }).map((row) => [
			labelOf(row),
			formatPercent(language, row.percent),
			lowered(row.net),
			lowered(row.gross - row.net),
			lowered(row.gross),
		]),
	];
}
