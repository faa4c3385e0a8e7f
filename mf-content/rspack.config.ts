import { federated } from '../rspack.base.ts';

export default federated({
	name: 'mf_content',
	context: import.meta.dirname,
	exposes: {
		'./cms-page': './src/exposed/cms-page.tsx',
		'./faq-page': './src/exposed/faq-page.tsx',
		'./preview-page': './src/exposed/preview-page.tsx',
		'./partners-page': './src/exposed/partners-page.tsx',
		'./contact-page': './src/exposed/contact-page.tsx',
		'./complaint-page': './src/exposed/complaint-page.tsx',
		'./return-page': './src/exposed/return-page.tsx',
		'./site-map-page': './src/exposed/site-map-page.tsx',
		'./newsletter-form': './src/exposed/newsletter-form.tsx',
	},
});
