import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { SearchTexts } from './search.ts';

export const messages: TextsOf<SearchTexts> = {
	title: 'Suche',
	results: 'Ergebnisse für „{term}“',
	label: 'Was suchst du?',
	submit: 'Suchen',
	tooShort: 'Gib mindestens 3 Zeichen ein.',
	nothing: 'Nichts passt zu „{term}“',
	nothingHint: 'Prüfe die Schreibweise oder versuche ein allgemeineres Wort, zum Beispiel „Kleid“.',
	didYouMean: 'Meintest du:',
	elsewhere: 'Schau auch hier vorbei',
	seeNew: 'Neuheiten ansehen',
	close: 'Suche schließen',
	suggestions: 'Vorschläge',
	products: 'Artikel',
	categories: 'Kategorien',
	tags: 'Kollektionen',
	recent: 'Zuletzt gesucht',
	forget: 'Verlauf löschen',
	searching: 'Suche läuft…',
	found: { one: '{count} Vorschlag', other: '{count} Vorschläge' },
	noneFound: 'Keine Vorschläge.',
	offline: 'Du bist offline. Vorschläge kommen mit der Verbindung zurück.',
	failed: 'Vorschläge sind gerade nicht verfügbar. Drücke „Suchen“, um die Ergebnisse zu sehen.',
	all: 'Alle Ergebnisse für „{term}“',
};
