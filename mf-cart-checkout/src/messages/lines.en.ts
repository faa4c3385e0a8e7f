import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { LinesTexts } from './lines.ts';

export const messages: TextsOf<LinesTexts> = {
	title: 'Cart',
	close: 'Close the cart',
	empty: 'Your cart is empty',
	emptyHint: 'When you like something, you will find it here.',
	browse: 'See the collection',
	linesLabel: 'Products in the cart',
	quantityOf: 'Quantity: {name}',
	less: 'One piece less',
	more: 'One piece more',
	limit: {
		one: 'Only {count} product of this type is available.',
		other: 'Only {count} products of this type are available.',
	},
	outOfStock: 'Out of the stock! Remove this product to place the order.',
	remove: 'Remove',
	removeName: 'Remove from the cart: {name}',
	askRemove: 'Are you sure you want to remove this product?',
	keep: 'Keep',
	noLongerSold: '{name} is no longer sold, so we have removed it from the cart.',
	quantityRefused: '{name}: we could not change the quantity.',
	removed: 'Removed from the cart: {name}',
	each: 'each',
	subtotal: 'Products',
	missingForFreeShipping: '{amount} more for free delivery',
	freeShipping: 'Free delivery',
	toCheckout: 'Proceed to checkout',
	deliveryLater: 'We will work out the delivery cost in the next step.',
};
