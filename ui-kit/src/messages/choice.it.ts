import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ChoiceTexts } from './choice.ts';

export const messages: TextsOf<ChoiceTexts> = {
	unavailable: 'non disponibile',
};
