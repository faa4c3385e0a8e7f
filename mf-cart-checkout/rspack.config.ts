import { federated } from '../rspack.base.ts';

export default federated({
	name: 'mf_cart_checkout',
	context: import.meta.dirname,
	exposes: {
		'./add-to-cart': './src/exposed/add-to-cart.tsx',
		'./mini-cart': './src/exposed/mini-cart.tsx',
		'./checkout-page': './src/exposed/checkout-page.tsx',
		'./payment-confirmation-page': './src/exposed/payment-confirmation-page.tsx',
	},
});
