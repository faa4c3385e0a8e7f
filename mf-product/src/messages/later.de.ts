import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { LaterTexts } from './later.ts';

export const messages: TextsOf<LaterTexts> = {
	position: '{number} von {total}',
	enlarge: 'Vergrößern',
	closeZoom: 'Bild schließen',
	previousPicture: 'Zurück',
	nextPicture: 'Weiter',
	sizeGuide: 'Größentabelle',
	closeSizeGuide: 'Größentabelle schließen',
	noSizes: 'Zu diesem Artikel gibt es gerade keine Größentabelle. Wir nennen dir gern die Maße.',
	askUs: 'Schreib uns',
	waitFor: 'Benachrichtige mich, wenn der Artikel wieder da ist',
	closeWaiting: 'Benachrichtigung schließen',
	waitingText:
		'Wir schicken dir eine einzige E-Mail, sobald der Artikel wieder im Shop ist. Für anderes nutzen wir die Adresse nicht. Nach einem Jahr löschen wir die Benachrichtigung.',
	variant: 'Variante',
	email: 'E-Mail',
	emailInvalid: 'Gib eine gültige E-Mail-Adresse ein.',
	wait: 'Benachrichtige mich',
	waits: 'Erledigt. Wir geben Bescheid, sobald der Artikel wieder da ist.',
	queued: 'Auf diesem Gerät gespeichert. Wir senden es, sobald die Verbindung da ist, und geben dann Bescheid.',
	matching: 'Passt gut dazu',
	similar: 'Ähnliche Artikel',
	inShowrooms: 'In unseren Läden',
	closeShowrooms: 'Verfügbarkeit in den Läden schließen',
	onShelf: 'Vorhanden: {options}',
	isOnShelf: 'Vorhanden',
	onNoShelf: 'Kein Laden hat den hier gezeigten Artikel gerade vorrätig.',
	collectHere:
		'Im Laden abholen? Leg den Artikel in den Warenkorb und wähle an der Kasse „Abholung im Laden“. Wir legen ihn sofort zurück, kostenlos.',
	toCart: 'Zum Warenkorb',
	allShowrooms: 'Unsere Läden ansehen',
	failed: 'Hoppla, da ist etwas schiefgegangen. Versuch es gleich noch einmal.',
};
