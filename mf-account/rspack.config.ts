import { federated } from '../rspack.base.ts';

export default federated({
	name: 'mf_account',
	context: import.meta.dirname,
	exposes: {
		'./login-page': './src/exposed/login-page.tsx',
		'./register-page': './src/exposed/register-page.tsx',
		'./account-page': './src/exposed/account-page.tsx',
		'./orders-page': './src/exposed/orders-page.tsx',
	},
});
