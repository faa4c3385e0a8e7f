import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { LayoutTexts } from './layout.ts';

export const messages: TextsOf<LayoutTexts> = {
	skip: 'Zum Inhalt springen',
	mainMenu: 'Hauptmenü',
	menu: 'Menü',
	closeMenu: 'Menü schließen',
	account: 'Konto',
	logIn: 'Anmelden',
	search: 'Suchen',
	wishlist: 'Wunschliste',
	language: 'Sprache und Land',
	cart: 'Warenkorb',
	pieces: { one: '{count} Stück im Warenkorb', other: '{count} Stück im Warenkorb' },
	wished: { one: '{count} Artikel auf der Liste', other: '{count} Artikel auf der Liste' },
	help: 'Hilfe',
	about: 'Über die Marke',
	backToShop: 'Weiter einkaufen',
	notifications: 'Mitteilungen',
	close: 'Schließen',
	cartUnavailable: 'Die Warenkorb-Vorschau ist gerade nicht verfügbar.',
	openCart: 'Warenkorb öffnen',
	searchUnavailable: 'Die Schnellsuche ist gerade nicht verfügbar.',
	openSearch: 'Zur Suchseite',
	wishlistUnavailable: 'Die Vorschau der Wunschliste ist gerade nicht verfügbar.',
	openWishlist: 'Wunschliste öffnen',
	madeWith: 'Ein Demo-Shop. Bestellungen werden nicht ausgeführt.',
	noScript:
		'Stöbern können Sie ohne JavaScript. Um einen Artikel in den Warenkorb zu legen, aktivieren Sie es in Ihrem Browser.',
};
