import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { WaitingPageTexts } from './waiting-page.ts';

export const messages: TextsOf<WaitingPageTexts> = {
	title: 'Noch nicht übertragen',
	lead: 'Das wurde auf diesem Gerät ohne Verbindung zum Shop gemacht. Hier geht nichts verloren, auch wenn du die Seite schließt.',
	nothing: 'Es wartet nichts darauf, gesendet zu werden.',
	home: 'Startseite',
	profile: 'Änderung deines Kontos',
	review: 'Produktbewertung',
	newsletter: 'Newsletter-Anmeldung',
	stockAlert: 'Benachrichtigung über Verfügbarkeit',
	other: 'Änderung',
	offline: 'Wir senden es, sobald die Verbindung da ist.',
	sending: 'Wird gesendet …',
	failed: {
		one: 'Nach {count} Fehlversuch versuchen wir es noch einmal.',
		other: 'Nach {count} Fehlversuchen versuchen wir es noch einmal.',
	},
	sendNow: 'Jetzt senden',
	cancel: 'Nicht senden',
	undo: 'Im Konto rückgängig machen',
};
