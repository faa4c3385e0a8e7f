import { federated } from '../rspack.base.ts';

export default federated({
	name: 'mf_account',
	context: import.meta.dirname,
	exposes: {
		'./login-page': './src/exposed/login-page.tsx',
		'./register-page': './src/exposed/register-page.tsx',
		'./account-page': './src/exposed/account-page.tsx',
		'./orders-page': './src/exposed/orders-page.tsx',
		'./forgot-password-page': './src/exposed/forgot-password-page.tsx',
		'./create-password-page': './src/exposed/create-password-page.tsx',
		'./agreements-page': './src/exposed/agreements-page.tsx',
		'./notifications-page': './src/exposed/notifications-page.tsx',
		'./reviews-page': './src/exposed/reviews-page.tsx',
		'./password-page': './src/exposed/password-page.tsx',
		'./addresses-page': './src/exposed/addresses-page.tsx',
		'./edit-address-page': './src/exposed/edit-address-page.tsx',
		'./wishlist-page': './src/exposed/wishlist-page.tsx',
		'./wishlist-panel': './src/exposed/wishlist-panel.tsx',
		'./wishes-keeper': './src/exposed/wishes-keeper.tsx',
		'./review-products-page': './src/exposed/review-products-page.tsx',
	},
});
