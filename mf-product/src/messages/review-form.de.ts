import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ReviewFormTexts } from './review-form.ts';

export const messages: TextsOf<ReviewFormTexts> = {
	rating: 'Bewertung',
	stars: { one: '{count} Stern', other: '{count} Sterne' },
	ratingMissing: 'Vergib 1 bis 5 Sterne.',
	title: 'In wenigen Worten',
	detail: 'Deine Bewertung',
	fit: 'Wie passt es? (optional)',
	fitsSmall: 'Fällt klein aus',
	fitsRight: 'Passt größengerecht',
	fitsLarge: 'Fällt groß aus',
	nickname: 'Anzeigename',
	required: 'Dieses Feld ist erforderlich.',
	tooLong: 'Das ist zu lang.',
	send: 'Bewertung senden',
	sending: 'Die Bewertung wird gesendet …',
	queued: 'Deine Bewertung ist auf diesem Gerät gespeichert. Wir senden sie, sobald die Verbindung da ist.',
	sent: 'Danke. Deine Bewertung erscheint, sobald wir sie gelesen haben.',
	alreadyWritten: 'Du hast diesen Artikel schon bewertet.',
};
