import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { SharedWishlistTexts } from './shared-wishlist.ts';

export const messages: TextsOf<SharedWishlistTexts> = {
	title: 'Una lista dei desideri condivisa con te',
	lead: 'Prezzi e disponibilità sono quelli di adesso.',
	addToMine: 'Aggiungi alla mia lista',
	addNameToMine: 'Aggiungi alla mia lista: {name}',
	onMine: 'Sulla tua lista',
	onMineName: 'Sulla tua lista: {name}',
	gone: {
		one: '{count} prodotto di questa lista non è più in vendita.',
		other: '{count} prodotti di questa lista non sono più in vendita.',
	},
};
