import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ProductTexts } from './product.ts';

export const messages: TextsOf<ProductTexts> = {
	picture: '{name}, picture {number}',
	pictures: 'Product pictures',
	thumbnail: 'Show picture {number}',
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
	delivery: 'Free delivery from {free}, returns within 14 days.',
	description: 'Description',
	details: 'Details',
	sku: 'Product number',
	related: 'Goes well with it',
	setParts: 'In the set',
	part: 'Choose size and colour',
	partNotFound: 'Product not found',
	pieces: '{qty} pcs',
};
