import { defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	complaintTitle: 'Reklamacja',
	complaintLead: 'Coś jest nie tak z ubraniem? Opisz to tutaj, a przygotujemy gotowe pismo w PDF.',
	complaintSend: params<{ email: string }>(
		'Wyślij plik na adres {email}, najlepiej ze zdjęciem, albo włóż wydruk do paczki.',
	),
	complaintAnswer: 'Odpowiemy w ciągu 14 dni. Naprawa, wymiana i odbiór rzeczy są na nasz koszt.',
	returnTitle: 'Zwrot',
	returnLead:
		'Masz 14 dni od odbioru, żeby odstąpić od umowy bez podawania przyczyny. Tu przygotujesz oświadczenie w PDF.',
	returnSend: params<{ email: string }>(
		'Wyślij plik na adres {email} przed upływem 14\u00a0dni, a\u00a0rzeczy odeślij w\u00a0ciągu kolejnych 14\u00a0dni.',
	),
	returnMoney: 'Pieniądze oddamy tą samą metodą, którą było opłacone zamówienie.',
	fill: 'Wypełnij, co wiesz. Puste pola uzupełnisz długopisem na wydruku.',
	rights: 'Zwroty i reklamacje: Twoje prawa krok po kroku',
	buyer: 'Twoje dane',
	name: 'Imię i nazwisko',
	address: 'Adres',
	email: 'E-mail',
	phone: 'Telefon',
	optional: '(opcjonalnie)',
	order: 'Zamówienie',
	orderNumber: 'Numer zamówienia',
	orderNumberHint: 'Znajdziesz go w e-mailu z potwierdzeniem.',
	orderedOn: 'Data zamówienia',
	receivedOn: 'Data odbioru',
	dateHint: 'Np. 20.11.2026',
	items: 'Rzeczy',
	itemsHint: 'Każda w osobnej linii: nazwa, rozmiar, kolor, liczba sztuk.',
	reason: 'Powód zwrotu',
	discoveredOn: 'Data zauważenia wady',
	fault: 'Co jest nie tak',
	faultHint: 'Im dokładniej, tym szybciej odpowiemy.',
	demand: 'Czego oczekujesz',
	demandLegend: 'Wybierz jedno albo zostaw puste',
	repair: 'Naprawy',
	replacement: 'Wymiany na nową rzecz',
	priceReduction: 'Obniżenia ceny',
	withdrawal: 'Odstąpienia od umowy i zwrotu pieniędzy',
	secondStep: 'Gdy naprawa lub wymiana się nie udała albo wada jest poważna.',
	money: 'Pieniądze',
	bankAccount: 'Numer konta',
	bankAccountHint: 'Potrzebny tylko przy płatności przy odbiorze.',
	bankAccountWrong: 'Sprawdź numer konta.',
	make: 'Pobierz PDF',
	made: 'Formularz jest gotowy. Znajdziesz go wśród pobranych plików.',
	notStored: 'Nie zapisujemy tego, co tu wpisujesz.',
};
export type ClaimsTexts = typeof pl;

export const claimsMessages = defineMessages('mf-content/claims', pl, {
	en: () => import(/* webpackChunkName: "en" */ './claims.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './claims.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './claims.it.ts'),
});
