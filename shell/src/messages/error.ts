import { defineMessages } from '@pasaz/kernel/i18n/messages';

const pl = {
	notFoundTitle: 'Nie ma takiej strony',
	notFoundText: 'Adres mógł się zmienić albo zawiera literówkę. Zajrzyj do menu lub wróć na stronę główną.',
	searchLabel: 'Czego szukasz?',
	search: 'Szukaj',
	siteMap: 'Wszystkie działy',
	failedTitle: 'Nie udało się wczytać tej części sklepu',
	ours: 'To nasza usterka, nie Twoja. Koszyk jest bezpieczny. Spróbuj jeszcze raz za chwilę.',
	unreachable: 'Sklep nie odpowiada. Sprawdź internet i spróbuj ponownie. Koszyk na tym urządzeniu jest bezpieczny.',
	offline: 'Nie masz połączenia z internetem. Gdy wróci, spróbuj ponownie.',
	late: 'To trwa dłużej niż zwykle. Strona pokaże się, gdy tylko się wczyta.',
	leavingOffline: 'Ten produkt, kategoria lub strona nie są dostępne bez internetu. Przechodzimy na stronę główną.',
	needsLogin: 'Zaloguj się, aby zobaczyć tę stronę.',
	ok: 'OK',
	tryAgain: 'Spróbuj ponownie',
	goHome: 'Wróć na stronę główną',
};
export type ErrorTexts = typeof pl;

export const errorMessages = defineMessages('shell/error', pl, {
	en: () => import(/* webpackChunkName: "en" */ './error.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './error.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './error.it.ts'),
});
