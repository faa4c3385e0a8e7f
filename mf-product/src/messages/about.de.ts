import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { AboutTexts } from './about.ts';

export const messages: TextsOf<AboutTexts> = {
	delivery: 'Versandkostenfrei ab {free}',
	returns: 'Rückgabe innerhalb von 14 Tagen',
	files: 'Dateien sofort nach der Zahlung',
	noReturn: 'Kein Widerruf nach dem Download',
	notShipped: 'Kein Versand, Bestätigung per E-Mail',
	downloads: 'Dateien zum Download',
	sample: 'Probe herunterladen',
	description: 'Beschreibung',
	details: 'Details',
	sku: 'Artikelnummer',
};
