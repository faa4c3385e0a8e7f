import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ChoosingTexts } from './choosing.ts';

export const messages: TextsOf<ChoosingTexts> = {
	choosePart: 'Choose',
	nothing: 'Without',
	choose: 'Choose or enter: {title}',
	optional: '(optional)',
	characters: 'Up to {max} characters',
	tooLong: '{title}: {max} characters at most',
};
