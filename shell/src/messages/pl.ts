import { count, defineMessages, params } from '@pasaz/kernel/i18n/messages';

export const errorMessages = defineMessages('shell/error', {
	notFoundTitle: 'Nie ma takiej strony',
	notFoundText: 'Adres mógł się zmienić albo zawiera literówkę. Zajrzyj do menu lub wróć na stronę główną.',
	failedTitle: 'Nie udało się wczytać tej części sklepu',
	failedText: 'To nasza usterka, nie Twoja. Koszyk jest bezpieczny. Spróbuj jeszcze raz za chwilę.',
	tryAgain: 'Spróbuj ponownie',
	goHome: 'Wróć na stronę główną',
});

export const layoutMessages = defineMessages('shell/layout', {
	skip: 'Przejdź do treści',
	mainMenu: 'Menu główne',
	menu: 'Menu',
	closeMenu: 'Zamknij menu',
	account: 'Konto',
	logIn: 'Zaloguj się',
	cart: 'Koszyk',
	pieces: count({
		one: '{count} sztuka w koszyku',
		few: '{count} sztuki w koszyku',
		many: '{count} sztuk w koszyku',
		other: '{count} sztuki w koszyku',
	}),
	allOf: params('Wszystko: {name}'),
	help: 'Pomoc',
	about: 'O marce',
	backToShop: 'Wróć do zakupów',
	notifications: 'Powiadomienia',
	close: 'Zamknij',
	cartUnavailable: 'Podgląd koszyka jest chwilowo niedostępny.',
	openCart: 'Otwórz koszyk',
	madeWith: 'Sklep demonstracyjny. Zamówienia nie są realizowane.',
	noScript: 'Przeglądać możesz bez JavaScriptu. Aby dodać produkt do koszyka, włącz go w przeglądarce.',
});

export const footerMessages = defineMessages('shell/footer', {
	about: 'O nas',
	faq: 'Pytania i odpowiedzi',
	delivery: 'Dostawa i płatność',
	returns: 'Zwroty i reklamacje',
	sizes: 'Tabela rozmiarów',
	terms: 'Regulamin',
	privacy: 'Polityka prywatności',
});
