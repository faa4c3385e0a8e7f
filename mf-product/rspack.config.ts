import { federated } from '../rspack.base.ts';

export default federated({
	name: 'mf_product',
	context: import.meta.dirname,
	exposes: {
		'./product-page': './src/exposed/product-page.tsx',
	},
});
