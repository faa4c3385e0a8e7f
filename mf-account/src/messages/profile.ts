import { defineMessages } from '@pasaz/kernel/i18n/messages';

const pl = {
	addressesTitle: 'Adresy',
	addressTitle: 'Zmiana adresu',
	newAddressTitle: 'Nowy adres',
	noAddresses: 'Nie masz jeszcze zapisanych adresów.',
	addAddress: 'Dodaj adres',
	edit: 'Zmień',
	remove: 'Usuń',
	saveAddress: 'Zapisz adres',
	cancel: 'Anuluj',
	firstName: 'Imię',
	lastName: 'Nazwisko',
	company: 'Firma',
	vatId: 'NIP',
	optional: 'niewymagane',
	street: 'Ulica',
	house: 'Numer domu i mieszkania',
	postcode: 'Kod pocztowy',
	city: 'Miejscowość',
	country: 'Kraj',
	telephone: 'Telefon',
	useForShipping: 'Domyślny adres dostawy',
	useForBilling: 'Adres do faktury',
	saved: 'Dane konta zostały zapisane',
	refused: 'Sklep nie przyjął tej zmiany. Pokazujemy poprzednie dane.',
	required: 'To pole jest wymagane.',
	nameShort: 'Wpisz co najmniej 3 litery.',
	lettersOnly: 'Wpisz tylko litery.',
	zipCodeShort: 'Kod pocztowy jest za krótki.',
	zipCodeInvalid: 'Wpisz kod w postaci 00-000.',
	cityInvalid: 'Wpisz poprawną nazwę miejscowości.',
	phoneInvalid: 'Wpisz poprawny numer telefonu.',
	vatIdShort: 'NIP jest za krótki.',
	tooLong: 'To za długie.',
};
export type ProfileTexts = typeof pl;

export const profileMessages = defineMessages('mf-account/profile', pl, {
	en: () => import(/* webpackChunkName: "en" */ './profile.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './profile.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './profile.it.ts'),
});
