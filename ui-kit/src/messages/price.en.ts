import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { PriceTexts } from './price.ts';

export const messages: TextsOf<PriceTexts> = {
	from: 'from',
	now: 'Special price',
	regular: 'Regular price',
	lowest: 'Lowest price in the 30 days before the reduction: {price}',
};
