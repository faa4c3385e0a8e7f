import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ReviewTexts } from './reviews.ts';

export const messages: TextsOf<ReviewTexts> = {
	heading: 'Bewertungen',
	none: 'Noch hat niemand über diesen Artikel geschrieben. Ihre Bewertung wird die erste sein.',
	unavailable: 'Die Bewertungen sind gerade nicht erreichbar.',
	shopAnswers: 'Unsere Antwort:',
	write: 'Bewertung schreiben',
	rating: 'Bewertung',
	stars: { one: '{count} Stern', other: '{count} Sterne' },
	ratingMissing: 'Vergeben Sie 1 bis 5 Sterne.',
	title: 'In wenigen Worten',
	detail: 'Ihre Bewertung',
	nickname: 'Unterschrift',
	required: 'Bitte füllen Sie dieses Feld aus.',
	send: 'Bewertung senden',
	sending: 'Die Bewertung wird gesendet ...',
	sent: 'Danke. Ihre Bewertung erscheint, sobald wir sie gelesen haben.',
	alreadyWritten: 'Sie haben diesen Artikel bereits bewertet.',
};
