import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ErrorTexts } from './error.ts';

export const messages: TextsOf<ErrorTexts> = {
	notFoundTitle: 'Diese Seite gibt es nicht',
	notFoundText:
		'Die Adresse hat sich vielleicht geändert oder enthält einen Tippfehler. Schauen Sie ins Menü oder gehen Sie zur Startseite.',
	failedTitle: 'Dieser Teil des Shops konnte nicht geladen werden',
	failedText:
		'Der Fehler liegt bei uns, nicht bei Ihnen. Ihr Warenkorb ist sicher. Versuchen Sie es gleich noch einmal.',
	tryAgain: 'Erneut versuchen',
	goHome: 'Zur Startseite',
};
