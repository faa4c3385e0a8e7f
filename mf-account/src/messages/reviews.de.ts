import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ReviewsTexts } from './reviews.ts';

export const messages: TextsOf<ReviewsTexts> = {
	title: 'Meine Bewertungen',
	write: 'Gekaufte Artikel bewerten',
	empty: 'Du hast noch nichts bewertet.',
	emptyHint: 'Bewerte, was du schon trägst – das hilft anderen bei der Wahl.',
	waiting: 'Wartet auf Freigabe',
	refused: 'Nicht veröffentlicht',
	productsTitle: 'Artikel bewerten',
	nothing: 'Im Moment gibt es nichts zu bewerten.',
	nothingHint: 'Nach deinem nächsten Einkauf findest du die Artikel hier.',
	linkOver: 'Dieser Link ist nicht mehr gültig',
	linkOverHint:
		'Der Link aus der E-Mail zur Bestellung gilt 90 Tage. Wenn du ein Konto hast, kannst du nach der Anmeldung bewerten.',
	logIn: 'Anmelden',
	thanks: 'Danke für deine Bewertung.',
	formUnavailable: 'Gerade lassen sich keine Bewertungen abgeben. Versuche es gleich noch einmal.',
};
