import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ChoosingTexts } from './choosing.ts';

export const messages: TextsOf<ChoosingTexts> = {
	choosePart: 'Bitte wählen',
	nothing: 'Ohne',
	choose: 'Bitte wählen oder eingeben: {title}',
	optional: '(optional)',
	characters: 'Bis zu {max} Zeichen',
	tooLong: '{title}: höchstens {max} Zeichen',
};
