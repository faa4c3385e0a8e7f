import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { AddingTexts } from './adding.ts';

export const messages: TextsOf<AddingTexts> = {
	added: 'Der Artikel liegt jetzt in deinem Warenkorb',
	setAdded: 'Das Set liegt jetzt in deinem Warenkorb',
	restAdded: 'Die übrigen Teile des Sets liegen im Warenkorb',
	updated: 'Die Stückzahl wurde geändert',
	changed: 'Der Artikel im Warenkorb wurde geändert',
	goToCheckout: 'Zur Kasse',
	priceUnknown: 'Der Preis des Artikels ist unbekannt, deshalb können wir ihn nicht in den Warenkorb legen.',
	outOfStock: 'Der Artikel ist nicht mehr auf Lager, deshalb können wir ihn nicht in den Warenkorb legen.',
	volatile: 'Wir sind nicht sicher, ob dieser Artikel auf Lager ist. Wir haben ihn in den Warenkorb gelegt.',
	limit: {
		one: 'Von diesem Artikel ist nur {count} Stück verfügbar.',
		other: 'Von diesem Artikel sind nur {count} Stück verfügbar.',
	},
};
