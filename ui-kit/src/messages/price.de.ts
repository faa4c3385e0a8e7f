import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { PriceTexts } from './price.ts';

export const messages: TextsOf<PriceTexts> = {
	from: 'ab',
	now: 'Angebotspreis',
	regular: 'Regulärer Preis',
	lowest: 'Niedrigster Preis der letzten 30 Tage vor der Ermäßigung: {price}',
};
