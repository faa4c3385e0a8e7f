import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { WishlistTexts } from './wishlist.ts';

export const messages: TextsOf<WishlistTexts> = {
	title: 'Wunschliste',
	close: 'Wunschliste schließen',
	openPage: 'Wunschliste öffnen',
	emptyTitle: 'Ihre Wunschliste ist noch leer',
	empty: 'Auf der Liste ist noch nichts. Merken Sie sich ein Produkt, zu dem Sie zurückkommen möchten.',
	soldOut: 'Zurzeit nicht verfügbar',
	remove: 'Entfernen',
	removeName: 'Von der Liste entfernen: {name}',
	removed: 'Von der Liste entfernt: {name}',
	browse: 'Kollektion ansehen',
};
