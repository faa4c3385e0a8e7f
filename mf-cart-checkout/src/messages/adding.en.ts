import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { AddingTexts } from './adding.ts';

export const messages: TextsOf<AddingTexts> = {
	added: 'Product has been added to the cart!',
	setAdded: 'The set has been added to the cart!',
	restAdded: 'The other parts of the set are in the cart',
	updated: 'Product quantity has been updated!',
	changed: 'Product in the cart has been changed!',
	goToCheckout: 'Proceed to checkout',
	priceUnknown: 'Product price is unknown, product cannot be added to the cart!',
	outOfStock: 'The product is out of stock and cannot be added to the cart!',
	volatile:
		'The system is not sure about the stock quantity (volatile). Product has been added to the cart for pre-reservation.',
	limit: {
		one: 'Only {count} product of this type is available.',
		other: 'Only {count} products of this type are available.',
	},
};
