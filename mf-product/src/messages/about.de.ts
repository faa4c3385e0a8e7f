import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { AboutTexts } from './about.ts';

export const messages: TextsOf<AboutTexts> = {
	delivery: 'Versandkostenfrei ab {free}',
	returns: 'Rückgabe innerhalb von 14 Tagen',
	description: 'Beschreibung',
	details: 'Details',
	sku: 'Artikelnummer',
};
