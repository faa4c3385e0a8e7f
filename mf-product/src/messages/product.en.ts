import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ProductTexts } from './product.ts';

export const messages: TextsOf<ProductTexts> = {
	picture: '{name}, picture {number}',
	pictures: 'Product pictures',
	thumbnail: 'Show picture {number}',
	video: 'Watch the film',
	chooseColor: 'Choose a colour',
	chooseSize: 'Choose a size',
	choose: 'Choose: {label}',
	apply: 'Show the chosen variant',
	noVariants: 'No available product variants',
	noSuchVariant: 'No such configuration for the product. Please do choose another combination of attributes.',
	variantSoldOut: 'This variant is sold out. Choose another colour or size.',
	lastPieces: 'Last pieces',
	soldOut: 'Sold out',
	cartUnavailable: 'The cart is not working right now. Reload the page in a moment, nothing will be lost.',
	reload: 'Reload the page',
	delivery: 'Free delivery from {free}',
	returns: 'Returns within 14 days',
	sizeGuide: 'Size guide',
	waitFor: 'Sold out? We will tell you when it is back',
	description: 'Description',
	details: 'Details',
	sku: 'Product number',
	related: 'Goes well with it',
};
