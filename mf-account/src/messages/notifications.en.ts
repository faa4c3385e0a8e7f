import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { NotificationsTexts } from './notifications.ts';

export const messages: TextsOf<NotificationsTexts> = {
	title: 'Notifications',
	lead: 'We will write to you when these products are back in stock.',
	empty: 'You are not waiting for any product.',
	emptyHint: 'Where a size is sold out, ask to be told, and we will write when it is back.',
	browse: 'See the collection',
	since: 'Waiting since',
	remove: 'Do not notify me',
	failed: 'Oops, something went wrong...',
};
