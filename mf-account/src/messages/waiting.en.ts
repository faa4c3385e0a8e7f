import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { WaitingTexts } from './waiting.ts';

export const messages: TextsOf<WaitingTexts> = {
	waiting: { one: '{count} change is waiting to be sent', other: '{count} changes are waiting to be sent' },
	explained: 'We keep them on this device and send them as soon as the shop answers.',
	sendNow: 'Send now',
	undo: 'Undo the changes',
	undone: 'The changes that waited were undone',
};
