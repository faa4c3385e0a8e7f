import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { SetTexts } from './set.ts';

export const messages: TextsOf<SetTexts> = {
	setParts: 'Im Set',
	part: 'Größe und Farbe wählen',
	partNotFound: 'Dieser Teil des Sets ist nicht mehr im Angebot.',
	pieces: '{qty} Stück',
};
