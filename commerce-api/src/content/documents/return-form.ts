import type { ReturnForm } from '@pasaz/kernel/contract/claim-form';
import { createTaggedPdf } from '../../platform/pdf/tagged-pdf.ts';
import type { Addressee } from './addressee.ts';

/**
 * Declares the withdrawal from a contract made at a distance. Says what annex 2 of the consumer rights act of 30 May 2014 says, whose
 * model shoppers may use but need not.
 */
export function returnForm(filled: ReturnForm, to: Addressee, now: Date): Promise<Buffer> {
	const pdf = createTaggedPdf({
		title: 'Formularz odstąpienia od umowy (zwrot)',
		author: to.siteName,
		language: 'pl-PL',
		now,
	});
	pdf.paragraph(
		'Formularz ten należy wypełnić i odesłać tylko w przypadku chęci odstąpienia od umowy. Konsument ma na to 14 dni od odebrania rzeczy, a przyczyny nie musi podawać. Wystarczy wysłać oświadczenie przed upływem tego terminu, e-mailem lub listem.',
	);
	pdf.heading('Adresat');
	pdf.paragraph([to.address, to.email].filter(Boolean).join(', '));
	pdf.heading('Oświadczenie');
	pdf.paragraph(
		'Ja/My(*) niniejszym informuję/informujemy(*) o moim/naszym odstąpieniu od umowy sprzedaży następujących rzeczy:',
	);
	pdf.field('Rzeczy (nazwa, rozmiar, kolor, liczba sztuk)', filled.items, 4);
	pdf.field('Numer zamówienia', filled.orderNumber);
	pdf.field('Data zawarcia umowy', filled.orderedOn);
	pdf.field('Data odbioru', filled.receivedOn);
	pdf.field('Imię i nazwisko konsumenta(-ów)', filled.name);
	pdf.field('Adres konsumenta(-ów)', filled.address, 2);
	pdf.field('E-mail lub telefon (nieobowiązkowo)', [filled.email, filled.phone].filter(Boolean).join(', '));
	pdf.field(
		'Numer rachunku do zwrotu płatności (tylko jeśli ma być inny sposób niż ten, którym zapłacono)',
		filled.bankAccount,
	);
	if (filled.reason) pdf.field('Przyczyna (nieobowiązkowo)', filled.reason);
	pdf.field('Podpis konsumenta(-ów) (tylko jeżeli formularz jest przesyłany w wersji papierowej)', undefined);
	pdf.field('Data', undefined);
	pdf.paragraph('(*) Niepotrzebne skreślić.');
	pdf.heading('Co dalej');
	pdf.paragraph(
		'Rzeczy odeślij nie później niż 14 dni od dnia złożenia oświadczenia; bezpośredni koszt odesłania ponosi kupujący. Wszystkie otrzymane płatności, razem z kosztem najtańszego zwykłego sposobu dostarczenia, zwrócimy niezwłocznie, nie później niż 14 dni od otrzymania oświadczenia. Ze zwrotem możemy wstrzymać się do otrzymania rzeczy lub dowodu jej odesłania, zależnie od tego, co nastąpi wcześniej.',
	);
	pdf.paragraph('Podstawa: art. 27 i następne ustawy z dnia 30 maja 2014 r. o prawach konsumenta.');
	return pdf.end();
}
