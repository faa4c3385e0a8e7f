import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { GroupTexts } from './group.ts';

export const messages: TextsOf<GroupTexts> = {
	title: 'In the set',
	partNotFound: 'Product not found',
	quantity: 'Quantity',
	addSet: 'Add the set to the cart',
	total: 'Total',
	nothingChosen: 'Choose what should be in the set',
};
