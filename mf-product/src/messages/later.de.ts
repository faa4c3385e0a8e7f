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
	noSizes: 'Zu diesem Artikel gibt es gerade keine Größentabelle. Wir nennen Ihnen gern die Maße.',
	askUs: 'Schreiben Sie uns',
	waitFor: 'Benachrichtigen, wenn wieder da',
	closeWaiting: 'Benachrichtigung schließen',
	waitingText:
		'Wir schicken eine einzige E-Mail, sobald der Artikel wieder im Shop ist. Für anderes nutzen wir die Adresse nicht.',
	variant: 'Variante',
	email: 'E-Mail',
	emailInvalid: 'Geben Sie eine gültige E-Mail-Adresse ein.',
	wait: 'Benachrichtigen',
	waits: 'Erledigt. Wir melden uns, sobald er wieder da ist.',
	related: 'Passt gut dazu',
	failed: 'Ups, da ist etwas schiefgegangen ...',
};
