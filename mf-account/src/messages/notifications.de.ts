import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { NotificationsTexts } from './notifications.ts';

export const messages: TextsOf<NotificationsTexts> = {
	title: 'Benachrichtigungen',
	lead: 'Wir schreiben Ihnen, sobald diese Produkte wieder da sind.',
	empty: 'Sie warten auf kein Produkt.',
	emptyHint: 'Lassen Sie sich bei einer ausverkauften Größe benachrichtigen, und wir schreiben, wenn sie zurück ist.',
	browse: 'Zur Kollektion',
	since: 'Seit',
	remove: 'Nicht benachrichtigen',
	failed: 'Hoppla, etwas ist schiefgelaufen …',
};
