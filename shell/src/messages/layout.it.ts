import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { LayoutTexts } from './layout.ts';

export const messages: TextsOf<LayoutTexts> = {
	skip: 'Vai al contenuto',
	mainMenu: 'Menu principale',
	menu: 'Menu',
	closeMenu: 'Chiudi il menu',
	account: 'Account',
	logIn: 'Accedi',
	search: 'Cerca',
	wishlist: 'Lista dei desideri',
	compare: 'Confronto',
	language: 'Lingua e Paese',
	cart: 'Carrello',
	pieces: { one: '{count} pezzo nel carrello', other: '{count} pezzi nel carrello' },
	lines: { one: '{count} prodotto nel carrello', other: '{count} prodotti nel carrello' },
	backToShop: 'Torna agli acquisti',
	noScript: 'Puoi navigare senza JavaScript. Attivalo nel tuo browser per aggiungere un prodotto al carrello.',
};
