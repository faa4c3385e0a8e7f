import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { OverlaysTexts } from './overlays.ts';

export const messages: TextsOf<OverlaysTexts> = {
	close: 'Close',
	loading: 'Loading the page…',
	notifications: 'Notifications',
	cartUnavailable: 'The cart preview is not available right now.',
	openCart: 'Open the cart',
	searchUnavailable: 'Quick search is not available right now.',
	openSearch: 'Go to the search page',
	wishlistUnavailable: 'The wishlist preview is not available right now.',
	wished: { one: '{count} product on the list', other: '{count} products on the list' },
	openWishlist: 'Open the wishlist',
};
