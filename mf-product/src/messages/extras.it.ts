import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ExtrasTexts } from './extras.ts';

export const messages: TextsOf<ExtrasTexts> = {
	compare: 'Aggiungi al confronto',
	compared: 'Nel confronto',
	seeComparison: { one: 'Vedi il confronto ({count} prodotto)', other: 'Vedi il confronto ({count} prodotti)' },
};
