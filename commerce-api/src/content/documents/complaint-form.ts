import type { ComplaintForm } from '@pasaz/kernel/contract/claim-form';
import { createTaggedPdf } from '../../platform/pdf/tagged-pdf.ts';
import { languageOf } from '../../platform/store-views.ts';
import type { Addressee } from './addressee.ts';
import { COMPLAINT_TEXTS } from './complaint-texts.ts';

export function complaintForm(filled: ComplaintForm, to: Addressee, now: Date): Promise<Buffer> {
	const t = COMPLAINT_TEXTS[languageOf(to.locale)];
	const pdf = createTaggedPdf({ title: t.title, author: to.siteName, language: to.locale, now });
	pdf.paragraph(t.lead);
	pdf.heading(t.addressee);
	pdf.paragraph([to.address, to.email].filter(Boolean).join(', '));
	pdf.heading(t.buyer);
	pdf.field(t.name, filled.name);
	pdf.field(t.address, filled.address, 2);
	pdf.field(t.email, filled.email);
	pdf.field(t.phone, filled.phone);
	pdf.heading(t.goods);
	pdf.field(t.orderNumber, filled.orderNumber);
	pdf.field(t.orderedOn, filled.orderedOn);
	pdf.field(t.receivedOn, filled.receivedOn);
	pdf.field(t.items, filled.items, 2);
	pdf.field(t.discoveredOn, filled.discoveredOn);
	pdf.field(t.reason, filled.reason, 4);
	pdf.heading(t.demand);
	pdf.paragraph(t.first);
	for (const demand of ['repair', 'replacement'] as const) pdf.choice(t.demands[demand], filled.demand === demand);
	pdf.paragraph(t.second);
	for (const demand of ['price-reduction', 'withdrawal'] as const)
		pdf.choice(t.demands[demand], filled.demand === demand);
	pdf.field(t.bankAccount, filled.bankAccount);
	pdf.field(t.date, undefined);
	pdf.field(t.signature, undefined);
	pdf.heading(t.next);
	pdf.paragraph(t.answer);
	pdf.paragraph(t.law);
	return pdf.end();
}
