import { count, defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	title: 'Kontakt',
	lead: 'Napisz do nas. Odpowiadamy w ciągu jednego dnia roboczego.',
	phone: 'Telefon',
	address: 'Adres',
	topic: 'Temat',
	order: 'Zamówienie',
	return: 'Zwrot',
	complaint: 'Reklamacja',
	product: 'Pytanie o produkt',
	other: 'Inna sprawa',
	name: 'Imię i nazwisko',
	email: 'E-mail',
	orderNumber: 'Numer zamówienia',
	optional: '(opcjonalnie)',
	message: 'Wiadomość',
	send: 'Wyślij wiadomość',
	sentTitle: 'Wiadomość wysłana',
	sentText: params<{ email: string }>('Odpowiemy na adres {email}.'),
	writeAgain: 'Napisz jeszcze raz',
	required: 'To pole jest wymagane.',
	nameShort: count({
		one: 'Wpisz co najmniej {count} literę.',
		few: 'Wpisz co najmniej {count} litery. Krótsze imię albo nazwisko uzupełnij, np. „Li Anna”.',
		many: 'Wpisz co najmniej {count} liter. Krótsze imię albo nazwisko uzupełnij, np. „Li Anna”.',
	}),
	emailInvalid: 'Wpisz poprawny adres e-mail, np. anna@poczta.pl.',
	orderNumberInvalid: 'Wpisz numer tak jak w\u00a0e-mailu z\u00a0zamówieniem.',
	messageShort: 'Napisz przynajmniej jedno zdanie.',
	tooLong: 'To za długie.',
};
export type ContactTexts = typeof pl;

export const contactMessages = defineMessages('mf-content/contact', pl, {
	en: () => import(/* webpackChunkName: "en" */ './contact.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './contact.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './contact.it.ts'),
});
