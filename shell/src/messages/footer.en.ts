import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { FooterTexts } from './footer.ts';

export const messages: TextsOf<FooterTexts> = {
	about: 'About us',
	faq: 'Questions and answers',
	delivery: 'Delivery and payment',
	returns: 'Returns and complaints',
	withdraw: 'Withdraw from the contract here',
	returnForm: 'Return form',
	complaintForm: 'Complaint form',
	sizes: 'Size guide',
	terms: 'Terms and conditions',
	privacy: 'Privacy policy',
	accessibility: 'Accessibility',
	siteMap: 'Site map',
	statistics: 'Consent to statistics',
	contact: 'Contact',
	compare: 'Comparison',
	showrooms: 'Shops',
	partners: 'Partners',
	newsletter: 'Newsletter',
	newsletterText: 'Once a month: new collections and sizes that are back.',
};
