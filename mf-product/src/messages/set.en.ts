import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { SetTexts } from './set.ts';

export const messages: TextsOf<SetTexts> = {
	setParts: 'In the set',
	part: 'Choose size and colour',
	partNotFound: 'Product not found',
	pieces: '{qty} pcs',
};
