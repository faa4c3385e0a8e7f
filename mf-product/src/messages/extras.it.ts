import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ExtrasTexts } from './extras.ts';

export const messages: TextsOf<ExtrasTexts> = {
	seeComparison: { one: 'Vedi il confronto ({count} prodotto)', other: 'Vedi il confronto ({count} prodotti)' },
};
