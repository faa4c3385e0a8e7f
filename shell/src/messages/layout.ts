import { count, defineMessages } from '@pasaz/kernel/i18n/messages';

const pl = {
	skip: 'Przejdź do treści',
	mainMenu: 'Menu główne',
	menu: 'Menu',
	closeMenu: 'Zamknij menu',
	account: 'Konto',
	logIn: 'Zaloguj się',
	search: 'Szukaj',
	wishlist: 'Lista życzeń',
	compare: 'Porównanie',
	language: 'Język i kraj',
	cart: 'Koszyk',
	pieces: count({
		one: '{count} sztuka w koszyku',
		few: '{count} sztuki w koszyku',
		many: '{count} sztuk w koszyku',
		other: '{count} sztuki w koszyku',
	}),
	lines: count({
		one: '{count} produkt w koszyku',
		few: '{count} produkty w koszyku',
		many: '{count} produktów w koszyku',
		other: '{count} produktu w koszyku',
	}),
	backToShop: 'Wróć do zakupów',
	noScript: 'Przeglądać możesz bez JavaScriptu. Włącz go w przeglądarce, aby dodać produkt do koszyka.',
};
export type LayoutTexts = typeof pl;

export const layoutMessages = defineMessages('shell/layout', pl, {
	en: () => import(/* webpackChunkName: "en" */ './layout.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './layout.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './layout.it.ts'),
});
