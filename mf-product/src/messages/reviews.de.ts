import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ReviewTexts } from './reviews.ts';

export const messages: TextsOf<ReviewTexts> = {
	heading: 'Bewertungen',
	none: 'Noch hat niemand über diesen Artikel geschrieben. Deine Bewertung wird die erste sein.',
	unavailable: 'Die Bewertungen sind gerade nicht verfügbar.',
	shopAnswers: 'Unsere Antwort:',
	write: 'Bewertung schreiben',
	rating: 'Bewertung',
	stars: { one: '{count} Stern', other: '{count} Sterne' },
	ratingMissing: 'Vergib 1 bis 5 Sterne.',
	title: 'In wenigen Worten',
	detail: 'Deine Bewertung',
	nickname: 'Anzeigename',
	required: 'Dieses Feld ist erforderlich.',
	send: 'Bewertung senden',
	sending: 'Die Bewertung wird gesendet …',
	sent: 'Danke. Deine Bewertung erscheint, sobald wir sie gelesen haben.',
	alreadyWritten: 'Du hast diesen Artikel schon bewertet.',
};
