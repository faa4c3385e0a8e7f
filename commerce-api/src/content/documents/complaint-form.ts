import type { ComplaintForm, DEMANDS } from '@pasaz/kernel/contract/claim-form';
import { createTaggedPdf } from '../../platform/pdf/tagged-pdf.ts';
import type { Addressee } from './addressee.ts';

const DEMANDED: Record<(typeof DEMANDS)[number], string> = {
	repair: 'naprawy',
	replacement: 'wymiany',
	'price-reduction': 'obniżenia ceny',
	withdrawal: 'odstąpienia od umowy i zwrotu ceny',
};

/** A complaint that goods are not in conformity with the contract (consumer rights act of 30 May 2014, art. 43a and following). */
export function complaintForm(filled: ComplaintForm, to: Addressee, now: Date): Promise<Buffer> {
	const pdf = createTaggedPdf({ title: 'Formularz reklamacji', author: to.siteName, language: 'pl-PL', now });
	pdf.paragraph(
		'Reklamację z tytułu niezgodności towaru z umową można złożyć w dowolnej formie; ten formularz tylko pomaga. Sprzedawca odpowiada za brak zgodności, który istniał w chwili dostarczenia i ujawnił się w ciągu dwóch lat od tej chwili.',
	);
	pdf.heading('Adresat');
	pdf.paragraph([to.address, to.email].filter(Boolean).join(', '));
	pdf.heading('Kupujący');
	pdf.field('Imię i nazwisko', filled.name);
	pdf.field('Adres', filled.address, 2);
	pdf.field('E-mail', filled.email);
	pdf.field('Telefon (nieobowiązkowo)', filled.phone);
	pdf.heading('Towar');
	pdf.field('Numer zamówienia', filled.orderNumber);
	pdf.field('Data zawarcia umowy', filled.orderedOn);
	pdf.field('Data odbioru', filled.receivedOn);
	pdf.field('Reklamowany towar (nazwa, rozmiar, kolor, liczba sztuk)', filled.items, 2);
	pdf.field('Kiedy stwierdzono niezgodność z umową', filled.discoveredOn);
	pdf.field('Na czym polega niezgodność z umową', filled.reason, 4);
	pdf.heading('Żądanie');
	pdf.paragraph('Żądam:');
	for (const demand of ['repair', 'replacement'] as const) pdf.choice(DEMANDED[demand], filled.demand === demand);
	pdf.paragraph(
		'albo, jeżeli sprzedawca odmówił naprawy lub wymiany, nie dokonał jej, brak zgodności występuje nadal lub jest istotny na tyle, że uzasadnia to od razu:',
	);
	for (const demand of ['price-reduction', 'withdrawal'] as const)
		pdf.choice(DEMANDED[demand], filled.demand === demand);
	pdf.field('Numer rachunku do zwrotu pieniędzy (nieobowiązkowo)', filled.bankAccount);
	pdf.field('Data', undefined);
	pdf.field('Podpis (tylko jeżeli formularz jest przesyłany w wersji papierowej)', undefined);
	pdf.heading('Co dalej');
	pdf.paragraph(
		'Na reklamację odpowiemy na papierze lub innym trwałym nośniku w terminie 14 dni od dnia jej otrzymania. Jeżeli tego nie zrobimy, uważa się, że reklamację uznaliśmy. Koszty naprawy lub wymiany, w tym odebrania towaru, ponosi sprzedawca.',
	);
	pdf.paragraph('Podstawa: art. 7a oraz art. 43a–43g ustawy z dnia 30 maja 2014 r. o prawach konsumenta.');
	return pdf.end();
}
