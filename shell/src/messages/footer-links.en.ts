import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { FooterLinksTexts } from './footer-links.ts';

export const messages: TextsOf<FooterLinksTexts> = {
	help: 'Help',
	brand: 'About the brand',
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
	contact: 'Contact',
	compare: 'Comparison',
	showrooms: 'Showrooms',
	partners: 'Partners',
};
