import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ReviewTexts } from './reviews.ts';

export const messages: TextsOf<ReviewTexts> = {
	heading: 'Bewertungen',
	none: 'Noch hat niemand über diesen Artikel geschrieben. Deine Bewertung wird die erste sein.',
	unavailable: 'Die Bewertungen sind gerade nicht verfügbar.',
	shopAnswers: 'Unsere Antwort:',
	write: 'Bewertung schreiben',
	verified: 'bestätigter Kauf',
	external: 'Bewertung von einem externen Dienst',
	howVerified:
		'Bestätigter Kauf: Der Artikel steht in einer Bestellung der Person. Die übrigen Bewertungen prüfen wir nicht auf Echtheit.',
	guests: 'Bewerten kann, wer angemeldet ist oder den Link aus der E-Mail zur Bestellung hat.',
	logIn: 'Anmelden',
	written: 'Du hast diesen Artikel schon bewertet.',
	fitsSmall: 'fällt klein aus',
	fitsRight: 'passt größengerecht',
	fitsLarge: 'fällt groß aus',
	shown: '{shown} von {total} Bewertungen',
	more: 'Mehr Bewertungen anzeigen',
	moreFailed: 'Wir konnten keine weiteren Bewertungen laden. Versuch es noch einmal.',
};
