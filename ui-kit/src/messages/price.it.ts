import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { PriceTexts } from './price.ts';

export const messages: TextsOf<PriceTexts> = {
	from: 'da',
	now: 'Prezzo scontato',
	regular: 'Prezzo di listino',
	lowest: 'Prezzo più basso nei 30 giorni precedenti lo sconto: {price}',
};
