import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { NotificationsTexts } from './notifications.ts';

export const messages: TextsOf<NotificationsTexts> = {
	title: 'Benachrichtigungen',
	lead: 'Wir schreiben Ihnen, sobald diese Produkte wieder da sind.',
	empty: 'Sie warten auf kein Produkt.',
	since: 'Seit',
	remove: 'Nicht benachrichtigen',
	failed: 'Hoppla, etwas ist schiefgelaufen …',
};
