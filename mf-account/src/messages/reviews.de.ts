import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ReviewsTexts } from './reviews.ts';

export const messages: TextsOf<ReviewsTexts> = {
	title: 'Meine Bewertungen',
	write: 'Gekaufte Produkte bewerten',
	empty: 'Sie haben noch keine Bewertungen.',
	emptyHint: 'Bewerten Sie, was Sie schon tragen – das hilft anderen bei der Wahl.',
	waiting: 'Wartet auf Freigabe',
	stars: '{rating} von 5 Sternen',
	productsTitle: 'Produkte bewerten',
	nothing: 'Im Moment gibt es nichts zu bewerten.',
	nothingHint: 'Nach Ihrem nächsten Einkauf stehen sie hier.',
	thanks: 'Danke für Ihre Bewertung.',
	rating: 'Bewertung',
	reviewTitle: 'Titel',
	detail: 'Bewertungstext',
	nickname: 'Anzeigename',
	send: 'Bewertung senden',
	adding: 'Bewertung wird gesendet …',
	submitted: 'Ihre Bewertung wartet auf Freigabe.',
	required: 'Dieses Feld ist erforderlich.',
	ratingRequired: 'Wählen Sie die Anzahl der Sterne.',
	tooLong: 'Das ist zu lang.',
};
