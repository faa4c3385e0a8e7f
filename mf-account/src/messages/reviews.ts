import { defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	title: 'Moje opinie',
	write: 'Oceń kupione produkty',
	empty: 'Nie masz jeszcze opinii.',
	emptyHint: 'Oceń coś, co już nosisz – pomożesz innym wybrać rozmiar i kolor.',
	waiting: 'Czeka na moderację',
	stars: params<{ rating: string }>('{rating} z 5 gwiazdek'),
	productsTitle: 'Oceń produkty',
	nothing: 'Nie ma teraz produktów do oceny.',
	nothingHint: 'Pojawią się tutaj po zakupach.',
	thanks: 'Dziękujemy za opinię.',
	rating: 'Ocena',
	reviewTitle: 'Tytuł',
	detail: 'Opinia',
	nickname: 'Podpis',
	send: 'Wyślij opinię',
	adding: 'Dodajemy opinię…',
	submitted: 'Opinia czeka na moderację.',
	required: 'To pole jest wymagane.',
	ratingRequired: 'Wybierz liczbę gwiazdek.',
	tooLong: 'To za długie.',
};
export type ReviewsTexts = typeof pl;

export const reviewsMessages = defineMessages('mf-account/reviews', pl, {
	en: () => import(/* webpackChunkName: "en" */ './reviews.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './reviews.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './reviews.it.ts'),
});
