import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { WishlistTexts } from './wishlist.ts';

export const messages: TextsOf<WishlistTexts> = {
	title: 'Wishlist',
	close: 'Close wishlist',
	openPage: 'Open wishlist',
	compare: { one: 'Compare {count} product', other: 'Compare {count} products' },
	share: 'Share the list',
	shareLink: 'Link to the list',
	linkCopied: 'The link is copied. Whoever has it sees these products, but not who you are.',
	linkShown: 'Copy this link. Whoever has it sees these products, but not who you are.',
	emptyTitle: 'Your wishlist is still empty',
	empty: 'Add a product you want to come back to, and you will find it here.',
	soldOut: 'Currently unavailable',
	stale: 'This is what the device has kept. Prices and availability may have changed.',
	remove: 'Remove',
	removeName: 'Remove from list: {name}',
	removed: 'Removed from the list: {name}',
	browse: 'Browse the collection',
	clear: 'Clear the list',
	cleared: 'Your wishlist is empty.',
	undo: 'Undo',
};
