import { defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	title: 'Zamówienie czeka na wysłanie',
	hint: 'Masz zamówienie złożone bez połączenia z internetem. Wysłać je teraz? Przed przyjęciem sprawdzimy ceny i dostępność.',
	sendNow: 'Wyślij teraz',
	later: 'Później',
	waits: 'Zapisane na tym urządzeniu. Wyślemy je, gdy wróci połączenie i to potwierdzisz.',
	unsure: 'Wysłaliśmy je, ale nie dotarła do nas odpowiedź. Wyślij jeszcze raz: sklep przyjmie je tylko raz.',
	refused:
		'Sklep nie mógł przyjąć tego zamówienia: któregoś produktu już nie ma. Wróć z nim do koszyka i zamów, co zostało.',
	changed: params<{ before: string; now: string }>('Ceny się zmieniły: było {before}, teraz {now}.'),
	acceptPrices: 'Zamów w nowej cenie',
	cancel: 'Wróć do koszyka',
	total: params<{ amount: string }>('Razem: {amount}'),
	withoutDiscount: params<{ code: string }>(
		'To suma bez rabatu z kodu {code}. Odliczymy go, gdy zamówienie trafi do sklepu.',
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
