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
	sizeGuide: 'Size guide',
	waitFor: 'Tell me when it is back',
	waitForSize: 'Your size is missing? We will tell you when it is back',
	wish: 'Add to wishlist',
	wished: 'On your wishlist',
	compare: 'Add to comparison',
	compared: 'In comparison',
	inShowrooms: 'Find it in our shops',
	failed: 'That did not work. Check your connection and try again.',
};
