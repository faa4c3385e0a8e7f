import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { SearchTexts } from './search.ts';

export const messages: TextsOf<SearchTexts> = {
	title: 'Suche',
	results: 'Ergebnisse für „{term}“',
	label: 'Was suchen Sie?',
	submit: 'Suchen',
	tooShort: 'Geben Sie mindestens 3 Zeichen ein.',
	nothing: 'Nichts passt zu „{term}“',
	nothingHint: 'Prüfen Sie die Schreibweise oder versuchen Sie ein allgemeineres Wort, zum Beispiel „Kleid“.',
	didYouMean: 'Meinten Sie:',
	elsewhere: 'Das könnte Sie auch interessieren',
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
	offline: 'Sie sind offline. Vorschläge kommen mit der Verbindung zurück.',
	failed: 'Vorschläge sind gerade nicht verfügbar. Drücken Sie „Suchen“, um die Ergebnisse zu sehen.',
	all: 'Alle Ergebnisse für „{term}“',
};
