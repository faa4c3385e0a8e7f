import { federated } from '../rspack.base.ts';

export default federated({
	name: 'mf_content',
	context: import.meta.dirname,
	exposes: {
		'./cms-page': './src/exposed/cms-page.tsx',
		'./faq-page': './src/exposed/faq-page.tsx',
	},
});
