import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { SiteMapTexts } from './site-map.ts';

export const messages: TextsOf<SiteMapTexts> = {
	title: 'Site map',
	lead: 'Every department, collection and page of the shop in one place.',
	categories: 'Categories',
	tags: 'Collections',
	pages: 'Pages',
	help: 'Help',
	complaint: 'Complaint',
	return: 'Return',
	faq: 'Questions and answers',
	contact: 'Contact',
	showrooms: 'Showrooms',
	partners: 'Partners',
	search: 'Search',
};
