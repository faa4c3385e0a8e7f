import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { AboutTexts } from './about.ts';

export const messages: TextsOf<AboutTexts> = {
	delivery: 'Free delivery from {free}',
	returns: 'Returns within 14 days',
	description: 'Description',
	details: 'Details',
	sku: 'Product number',
};
