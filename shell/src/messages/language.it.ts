import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { LanguageTexts } from './language.ts';

export const messages: TextsOf<LanguageTexts> = {
	title: 'Lingua e Paese',
	close: 'Chiudi la scelta della lingua',
	note: 'Prezzi, imposte e spedizione dipendono dal Paese.',
	current: 'Scelta attuale',
};
