import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { SetTexts } from './set.ts';

export const messages: TextsOf<SetTexts> = {
	setParts: 'Nel set',
	part: 'Scegli taglia e colore',
	partNotFound: 'Questa parte del set non è più in vendita.',
	pieces: '{qty} pz.',
};
