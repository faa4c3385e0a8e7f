import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { OverlaysTexts } from './overlays.ts';

export const messages: TextsOf<OverlaysTexts> = {
	close: 'Schließen',
	loading: 'Die Seite wird geladen …',
	notifications: 'Mitteilungen',
	cartUnavailable: 'Die Warenkorb-Vorschau ist gerade nicht verfügbar.',
	openCart: 'Warenkorb öffnen',
	searchUnavailable: 'Die Schnellsuche ist gerade nicht verfügbar.',
	openSearch: 'Zur Suchseite',
	wishlistUnavailable: 'Die Vorschau der Wunschliste ist gerade nicht verfügbar.',
	wished: { one: '{count} Artikel auf der Wunschliste', other: '{count} Artikel auf der Wunschliste' },
	openWishlist: 'Wunschliste öffnen',
};
