import { defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	title: 'Zamówienie czeka na wysłanie do sklepu',
	hint: 'Masz zamówienie złożone bez połączenia z internetem. Wysłać je teraz? Przed przyjęciem sprawdzimy ceny i dostępność.',
	sendNow: 'Wyślij teraz',
	later: 'Później',
	waits: 'Zapisane na tym urządzeniu. Wyślemy je, gdy wróci połączenie i to potwierdzisz.',
	unsure: 'Wysłaliśmy je, ale nie dotarła do nas odpowiedź. Wyślij jeszcze raz: sklep przyjmie je tylko raz.',
	unanswered: 'Zamówienie dotarło do sklepu',
	unansweredHint: 'Zabrakło tylko odpowiedzi. Sprawdzamy je i zaraz pokażemy potwierdzenie.',
	askAgain: 'Sprawdź ponownie',
	refused:
		'Sklep nie mógł przyjąć tego zamówienia. Przenieś zamówienie z powrotem do koszyka, sprawdź dane i zamów jeszcze raz.',
	soldOut:
		'Sklep nie mógł przyjąć tego zamówienia: któregoś produktu już nie ma. Przenieś zamówienie z powrotem do koszyka i zamów, co zostało.',
	methodGone:
		'Sklep nie mógł przyjąć tego zamówienia: wybrany sposób dostawy lub płatności nie jest już dostępny. Przenieś zamówienie z powrotem do koszyka i wybierz inny.',
	pickupGone:
		'Sklep nie mógł przyjąć tego zamówienia: nie można go już odebrać w wybranym miejscu. Przenieś zamówienie z powrotem do koszyka i wybierz inne.',
	giftCardGone:
		'Sklep nie mógł przyjąć tego zamówienia: kartą podarunkową nie można już za nie zapłacić. Przenieś zamówienie z powrotem do koszyka i zamów bez niej.',
	tooMany:
		'Sklep nie mógł przyjąć tego zamówienia: jest w nim za dużo sztuk. Przenieś zamówienie z powrotem do koszyka i zmniejsz ich liczbę.',
	tooOld:
		'To zamówienie czekało ponad 30 dni i nie zostało wysłane. Przenieś zamówienie z powrotem do koszyka i zamów jeszcze raz.',
	neverAnswered:
		'Nie wiemy, czy to zamówienie, złożone ponad 30 dni temu, dotarło do sklepu. Zanim zamówisz jeszcze raz, poszukaj potwierdzenia w poczcie e-mail.',
	arrivedOtherwise:
		'Sklep dostał już to zamówienie w innej wersji. Zanim zamówisz jeszcze raz, poszukaj potwierdzenia w poczcie e-mail.',
	changed: params<{ before: string; now: string }>('Kwota się zmieniła: było {before}, teraz jest {now}.'),
	couponGone: params<{ now: string }>('Kod rabatowy nie działa dla tego zamówienia. Bez rabatu zapłacisz {now}.'),
	acceptPrices: 'Zamawiam i płacę nową kwotę',
	toCart: 'Pokaż w koszyku',
	cancel: 'Przenieś z powrotem do koszyka',
	total: params<{ amount: string }>('Razem: {amount}'),
	withoutDiscount: params<{ code: string }>(
		'To suma bez rabatu z kodu {code}. Sprawdzimy go, gdy zamówienie trafi do sklepu: odliczymy rabat albo zapytamy, czy zamawiasz bez niego.',
	),
	placed: 'Zamówienie zostało złożone',
	seeOrder: 'Zobacz zamówienie',
};
export type WaitingTexts = typeof pl;

export const waitingMessages = defineMessages('mf-cart-checkout/waiting', pl, {
	en: () => import(/* webpackChunkName: "en" */ './waiting.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './waiting.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './waiting.it.ts'),
});
