import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { NotificationsTexts } from './notifications.ts';

export const messages: TextsOf<NotificationsTexts> = {
	title: 'Benachrichtigungen',
	lead: 'Wir schreiben dir, sobald diese Artikel wieder da sind.',
	empty: 'Du wartest gerade auf keinen Artikel.',
	emptyHint: 'Ist deine Größe ausverkauft? Lass dich benachrichtigen, und wir schreiben dir, wenn sie wieder da ist.',
	browse: 'Zur Kollektion',
	since: 'Seit',
	remove: 'Nicht mehr benachrichtigen',
	failed: 'Hoppla, da ist etwas schiefgegangen. Versuch es gleich noch einmal.',
};
