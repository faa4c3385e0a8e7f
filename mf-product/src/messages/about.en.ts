import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { AboutTexts } from './about.ts';

export const messages: TextsOf<AboutTexts> = {
	delivery: 'Free delivery from {free}',
	returns: 'Returns within 14 days',
	files: 'Files as soon as you have paid',
	noReturn: 'A downloaded file cannot be returned',
	notShipped: 'Nothing is shipped: confirmation by e-mail',
	downloads: 'Files',
	sample: 'Get a sample',
	description: 'Description',
	details: 'Details',
	sku: 'Product number',
};
