import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ExtrasTexts } from './extras.ts';

export const messages: TextsOf<ExtrasTexts> = {
	seeComparison: 'Vedi il confronto',
	compared: { one: '{count} prodotto', other: '{count} prodotti' },
};
