import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ErrorTexts } from './error.ts';

export const messages: TextsOf<ErrorTexts> = {
	notFoundTitle: 'Diese Seite gibt es nicht',
	notFoundText:
		'Die Adresse hat sich vielleicht geändert oder enthält einen Tippfehler. Schauen Sie ins Menü oder gehen Sie zur Startseite.',
	searchLabel: 'Was suchen Sie?',
	search: 'Suchen',
	siteMap: 'Alle Bereiche',
	failedTitle: 'Dieser Teil des Shops konnte nicht geladen werden',
	ours: 'Der Fehler liegt bei uns, nicht bei Ihnen. Ihr Warenkorb ist sicher. Versuchen Sie es gleich noch einmal.',
	unreachable:
		'Der Shop antwortet nicht. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut. Ihr Warenkorb auf diesem Gerät ist sicher.',
	offline: 'Sie sind nicht mit dem Internet verbunden. Versuchen Sie es erneut, sobald Sie es wieder sind.',
	late: 'Das dauert länger als sonst. Die Seite erscheint, sobald sie geladen ist.',
	leavingOffline:
		'Dieses Produkt, diese Kategorie oder Seite ist ohne Internet nicht verfügbar. Wir leiten Sie zur Startseite weiter.',
	needsLogin: 'Melden Sie sich an, um diese Seite zu sehen.',
	ok: 'OK',
	tryAgain: 'Erneut versuchen',
	goHome: 'Zur Startseite',
};
