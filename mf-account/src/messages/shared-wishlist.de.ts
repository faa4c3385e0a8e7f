import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { SharedWishlistTexts } from './shared-wishlist.ts';

export const messages: TextsOf<SharedWishlistTexts> = {
	title: 'Eine mit dir geteilte Wunschliste',
	lead: 'Preise und Verfügbarkeit sind aktuell.',
	addToMine: 'Auf meine Liste',
	addNameToMine: 'Auf meine Liste: {name}',
	onMine: 'Auf deiner Liste',
	onMineName: 'Auf deiner Liste: {name}',
	gone: {
		one: '{count} Artikel dieser Liste verkaufen wir nicht mehr.',
		other: '{count} Artikel dieser Liste verkaufen wir nicht mehr.',
	},
};
