import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { QuickBuyTexts } from './quick-buy.ts';

export const messages: TextsOf<QuickBuyTexts> = {
	buy: 'Add to cart',
	buyName: 'Add to cart: {name}',
	close: 'Close the choice',
	more: 'This product has more to choose than a size.',
	open: 'Open the product page',
};
