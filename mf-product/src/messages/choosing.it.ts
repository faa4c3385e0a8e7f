import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ChoosingTexts } from './choosing.ts';

export const messages: TextsOf<ChoosingTexts> = {
	choosePart: 'Scegli',
	nothing: 'Senza',
	choose: 'Scegli o scrivi: {title}',
	optional: '(facoltativo)',
	characters: 'Fino a {max} caratteri',
	tooLong: '{title}: al massimo {max} caratteri',
};
