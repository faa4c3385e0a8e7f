import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { AddingTexts } from './adding.ts';

export const messages: TextsOf<AddingTexts> = {
	added: 'Der Artikel liegt jetzt in Ihrem Warenkorb',
	goToCheckout: 'Zur Kasse',
	priceUnknown: 'Der Preis des Artikels ist unbekannt, daher kann er nicht in den Warenkorb gelegt werden.',
	outOfStock: 'Der Artikel ist nicht mehr auf Lager und kann nicht in den Warenkorb gelegt werden.',
	volatile: 'Wir sind beim Lagerbestand nicht sicher. Der Artikel wurde als Reservierung in den Warenkorb gelegt.',
	limit: {
		one: 'Von diesem Artikel ist nur {count} Stück verfügbar.',
		other: 'Von diesem Artikel sind nur {count} Stück verfügbar.',
	},
};
