import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { SearchTexts } from './search.ts';

export const messages: TextsOf<SearchTexts> = {
	title: 'Suche',
	results: 'Ergebnisse für „{term}“',
	label: 'Was suchst du?',
	submit: 'Suchen',
	tooShort: 'Gib mindestens 3 Zeichen ein.',
	nothing: 'Nichts passt zu „{term}“',
	nothingHint: 'Prüfe die Schreibweise oder versuch es mit einem allgemeineren Wort, zum Beispiel „Kleid“.',
	didYouMean: 'Meintest du:',
	elsewhere: 'Das könnte dir auch gefallen',
	seeNew: 'Zu den Neuheiten',
	close: 'Suche schließen',
	suggestions: 'Vorschläge',
	products: 'Artikel',
	categories: 'Kategorien',
	tags: 'Kollektionen',
	recent: 'Zuletzt gesucht',
	forget: 'Verlauf löschen',
	searching: 'Suche läuft …',
	found: { one: '{count} Vorschlag', other: '{count} Vorschläge' },
	noneFound: 'Keine Vorschläge.',
	offline: 'Du bist offline. Vorschläge kommen mit der Verbindung zurück.',
	failed: 'Vorschläge sind gerade nicht verfügbar. Mit „Suchen“ kommst du zu den Ergebnissen.',
	all: 'Alle Ergebnisse für „{term}“',
};
