import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { PickupTexts } from './pickup.ts';

export const messages: TextsOf<PickupTexts> = {
	title: 'Abholpunkt',
	chosen: 'Gewählter Abholpunkt',
	change: 'Anderen Punkt wählen',
	search: 'Ort, Straße oder Postleitzahl',
	searchHint: 'Z. B. Berlin, Kastanienallee oder 10435.',
	searching: 'Abholpunkte werden gesucht …',
	none: 'Wir haben keinen solchen Punkt gefunden. Prüfe die Schreibweise oder gib einen größeren Ort ein.',
	found: { one: '{count} Abholpunkt gefunden.', other: '{count} Abholpunkte gefunden.' },
	phoneHint: 'An diese Nummer schicken wir den Abholcode.',
};
