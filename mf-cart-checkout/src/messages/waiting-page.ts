import { count, defineMessages } from '@pasaz/kernel/i18n/messages';

const pl = {
	title: 'Czeka na połączenie',
	lead: 'To zrobiono na tym urządzeniu bez połączenia ze sklepem. Tu nic nie zginie, także po zamknięciu strony.',
	nothing: 'Nic nie czeka na wysłanie.',
	home: 'Strona główna',
	profile: 'Zmiana danych konta',
	review: 'Opinia o\u00a0produkcie',
	newsletter: 'Zapis do newslettera',
	stockAlert: 'Powiadomienie o\u00a0dostępności',
	other: 'Zmiana',
	offline: 'Wyślemy, gdy wróci połączenie.',
	sending: 'Wysyłamy…',
	failed: count({
		one: 'Po {count} nieudanej próbie spróbujemy jeszcze raz.',
		few: 'Po {count} nieudanych próbach spróbujemy jeszcze raz.',
		many: 'Po {count} nieudanych próbach spróbujemy jeszcze raz.',
	}),
	sendNow: 'Wyślij teraz',
	cancel: 'Nie wysyłaj',
	undo: 'Cofnij w\u00a0koncie',
};
export type WaitingPageTexts = typeof pl;

export const waitingPageMessages = defineMessages('mf-cart-checkout/waiting-page', pl, {
	en: () => import(/* webpackChunkName: "en" */ './waiting-page.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './waiting-page.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './waiting-page.it.ts'),
});
