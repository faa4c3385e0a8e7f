import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ErrorTexts } from './error.ts';

export const messages: TextsOf<ErrorTexts> = {
	notFoundTitle: 'Diese Seite gibt es nicht',
	notFoundText:
		'Die Adresse hat sich vielleicht geändert oder enthält einen Tippfehler. Schau ins Menü oder geh zur Startseite.',
	searchLabel: 'Was suchst du?',
	search: 'Suchen',
	siteMap: 'Alle Abteilungen',
	failedTitle: 'Wir konnten diesen Teil des Shops nicht laden',
	ours: 'Der Fehler liegt bei uns, nicht bei dir. Dein Warenkorb ist sicher. Versuch es gleich noch einmal.',
	unreachable:
		'Der Shop antwortet nicht. Prüfe deine Internetverbindung und versuch es noch einmal. Dein Warenkorb auf diesem Gerät ist sicher.',
	offline: 'Du bist nicht mit dem Internet verbunden. Versuch es noch einmal, sobald du wieder online bist.',
	late: 'Das dauert länger als sonst. Die Seite erscheint, sobald sie geladen ist.',
	leavingOffline:
		'Dieser Artikel, diese Kategorie oder Seite ist ohne Internet nicht verfügbar. Wir bringen dich zur Startseite.',
	needsLogin: 'Bitte melde dich an, um diese Seite zu sehen.',
	ok: 'OK',
	tryAgain: 'Erneut versuchen',
	goHome: 'Zur Startseite',
};
