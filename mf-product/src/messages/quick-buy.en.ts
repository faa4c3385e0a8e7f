import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { QuickBuyTexts } from './quick-buy.ts';

export const messages: TextsOf<QuickBuyTexts> = {
	buy: 'Add to cart',
	buyName: 'Add to cart: {name}',
	close: 'Close the choice',
	more: 'For this product there is more to choose than the size.',
	open: 'Open the product page',
};
