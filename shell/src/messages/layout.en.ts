import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { LayoutTexts } from './layout.ts';

export const messages: TextsOf<LayoutTexts> = {
	skip: 'Skip to content',
	mainMenu: 'Main menu',
	menu: 'Menu',
	closeMenu: 'Close the menu',
	account: 'Account',
	logIn: 'Log in',
	search: 'Search',
	wishlist: 'Wishlist',
	compare: 'Comparison',
	language: 'Language and country',
	cart: 'Cart',
	pieces: { one: '{count} piece in the cart', other: '{count} pieces in the cart' },
	lines: { one: '{count} product in the cart', other: '{count} products in the cart' },
	backToShop: 'Back to shopping',
	noScript: 'You can browse without JavaScript. Switch it on in your browser to add a product to the cart.',
};
