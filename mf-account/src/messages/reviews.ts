import { defineMessages } from '@pasaz/kernel/i18n/messages';

const pl = {
	title: 'Moje opinie',
	write: 'Oceń kupione produkty',
	empty: 'Nie masz jeszcze opinii.',
	emptyHint: 'Oceń coś, co już nosisz – pomożesz innym wybrać rozmiar i kolor.',
	waiting: 'Czeka na sprawdzenie',
	refused: 'Nie została opublikowana',
	productsTitle: 'Oceń produkty',
	nothing: 'Nie ma teraz produktów do oceny.',
	nothingHint: 'Pojawią się tutaj po zakupach.',
	linkOver: 'Ten link już nie działa',
	linkOverHint:
		'Link z\u00a0wiadomości o\u00a0zamówieniu jest ważny 90 dni. Jeśli masz konto, opinię dodasz po zalogowaniu.',
	logIn: 'Zaloguj się',
	thanks: 'Dziękujemy za opinię.',
	formUnavailable: 'Nie da się teraz dodać opinii. Spróbuj za chwilę.',
};
export type ReviewsTexts = typeof pl;

export const reviewsMessages = defineMessages('mf-account/reviews', pl, {
	en: () => import(/* webpackChunkName: "en" */ './reviews.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './reviews.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './reviews.it.ts'),
});
