import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { OverlaysTexts } from './overlays.ts';

export const messages: TextsOf<OverlaysTexts> = {
	close: 'Chiudi',
	loading: 'Caricamento della pagina…',
	notifications: 'Notifiche',
	cartUnavailable: 'L’anteprima del carrello al momento non è disponibile.',
	openCart: 'Apri il carrello',
	searchUnavailable: 'La ricerca rapida al momento non è disponibile.',
	openSearch: 'Vai alla ricerca',
	wishlistUnavailable: 'L’anteprima della lista dei desideri al momento non è disponibile.',
	wished: {
		one: '{count} prodotto nella lista dei desideri',
		many: '{count} prodotti nella lista dei desideri',
		other: '{count} prodotti nella lista dei desideri',
	},
	openWishlist: 'Apri la lista dei desideri',
};
