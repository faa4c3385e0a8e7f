import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { SharedWishlistTexts } from './shared-wishlist.ts';

export const messages: TextsOf<SharedWishlistTexts> = {
	title: 'A wishlist shared with you',
	lead: 'Prices and availability are as of now.',
	addToMine: 'Add to my list',
	addNameToMine: 'Add to my list: {name}',
	onMine: 'On your list',
	onMineName: 'On your list: {name}',
	gone: {
		one: '{count} product of this list is no longer sold.',
		other: '{count} products of this list are no longer sold.',
	},
};
