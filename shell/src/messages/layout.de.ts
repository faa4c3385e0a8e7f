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
	compare: 'Vergleich',
	language: 'Sprache und Land',
	cart: 'Warenkorb',
	pieces: { one: '{count} Stück im Warenkorb', other: '{count} Stück im Warenkorb' },
	lines: { one: '{count} Artikel im Warenkorb', other: '{count} Artikel im Warenkorb' },
	backToShop: 'Weiter einkaufen',
	noScript:
		'Stöbern kannst du ohne JavaScript. Um einen Artikel in den Warenkorb zu legen, aktiviere es in deinem Browser.',
};
