import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ConfirmationTexts } from './confirmation.ts';

export const messages: TextsOf<ConfirmationTexts> = {
	title: 'Bitte bestätigen',
	close: 'Ohne Antwort schließen',
};
