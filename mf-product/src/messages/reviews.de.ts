import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ReviewTexts } from './reviews.ts';

export const messages: TextsOf<ReviewTexts> = {
	heading: 'Bewertungen',
	none: 'Noch hat niemand über diesen Artikel geschrieben. Deine Bewertung wird die erste sein.',
	unavailable: 'Die Bewertungen sind gerade nicht verfügbar.',
	shopAnswers: 'Unsere Antwort:',
	write: 'Bewertung schreiben',
};
