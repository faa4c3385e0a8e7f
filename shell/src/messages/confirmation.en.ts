import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ConfirmationTexts } from './confirmation.ts';

export const messages: TextsOf<ConfirmationTexts> = {
	title: 'Please confirm',
	close: 'Close without an answer',
};
