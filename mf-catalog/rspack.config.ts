import { federated } from '../rspack.base.ts';

export default federated({
	name: 'mf_catalog',
	context: import.meta.dirname,
	exposes: {
		'./home-page': './src/exposed/home-page.tsx',
		'./category-page': './src/exposed/category-page.tsx',
		'./compare-page': './src/exposed/compare-page.tsx',
		'./search-page': './src/exposed/search-page.tsx',
		'./search-panel': './src/exposed/search-panel.tsx',
	},
});
