import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { LanguageTexts } from './language.ts';

export const messages: TextsOf<LanguageTexts> = {
	title: 'Language and country',
	close: 'Close the choice of language',
	note: 'Prices, taxes and delivery depend on the country.',
	current: 'Current choice',
};
