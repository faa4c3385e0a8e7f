import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { LayoutTexts } from './layout.ts';

export const messages: TextsOf<LayoutTexts> = {
	skip: 'Vai al contenuto',
	mainMenu: 'Menu principale',
	menu: 'Menu',
	closeMenu: 'Chiudi il menu',
	account: 'Account',
	logIn: 'Accedi',
	cart: 'Carrello',
	pieces: { one: '{count} pezzo nel carrello', other: '{count} pezzi nel carrello' },
	allOf: 'Tutto: {name}',
	help: 'Assistenza',
	about: 'Il marchio',
	backToShop: 'Torna agli acquisti',
	notifications: 'Notifiche',
	close: 'Chiudi',
	cartUnavailable: 'L’anteprima del carrello al momento non è disponibile.',
	openCart: 'Apri il carrello',
	madeWith: 'Negozio dimostrativo. Gli ordini non vengono evasi.',
	noScript: 'Puoi navigare senza JavaScript. Per aggiungere un prodotto al carrello, attivalo nel tuo browser.',
};
