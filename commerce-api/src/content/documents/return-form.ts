import type { ReturnForm } from '@pasaz/kernel/contract/claim-form';
import { createTaggedPdf } from '../../platform/pdf/tagged-pdf.ts';
import { languageOf } from '../../platform/store-views.ts';
import type { Addressee } from './addressee.ts';
import { RETURN_TEXTS } from './return-texts.ts';

/** Declares the withdrawal from a contract made at a distance. It says what the law's model says, which shoppers may use but need not. */
export function returnForm(filled: ReturnForm, to: Addressee, now: Date): Promise<Buffer> {
	const t = RETURN_TEXTS[languageOf(to.locale)];
	const pdf = createTaggedPdf({ title: t.title, author: to.siteName, language: to.locale, now });
	pdf.paragraph(t.lead);
	pdf.heading(t.addressee);
	pdf.paragraph([to.address, to.email].filter(Boolean).join(', '));
	pdf.heading(t.declaration);
	pdf.paragraph(t.declares);
	pdf.field(t.items, filled.items, 4);
	pdf.field(t.orderNumber, filled.orderNumber);
	pdf.field(t.orderedOn, filled.orderedOn);
	pdf.field(t.receivedOn, filled.receivedOn);
	pdf.field(t.name, filled.name);
	pdf.field(t.address, filled.address, 2);
	pdf.field(t.contact, [filled.email, filled.phone].filter(Boolean).join(', '));
	pdf.field(t.bankAccount, filled.bankAccount);
	if (filled.reason) pdf.field(t.reason, filled.reason);
	pdf.field(t.signature, undefined);
	pdf.field(t.date, undefined);
	pdf.paragraph(t.strike);
	pdf.heading(t.next);
	pdf.paragraph(t.refund);
	pdf.paragraph(t.law);
	return pdf.end();
}
