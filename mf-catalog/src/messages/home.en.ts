import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { HomeTexts } from './home.ts';

export const messages: TextsOf<HomeTexts> = {
	seeCollection: 'See the collection',
	seeSale: 'Sale',
	categories: 'Departments',
	products: { one: '{count} product', other: '{count} products' },
	newTitle: 'New in',
	newMore: 'Everything new',
	bestTitle: 'Most wanted',
	scrollBack: 'Previous products',
	scrollOn: 'Next products',
	saleTitle: 'Last pieces at a lower price',
	saleMore: 'The whole sale',
	stories: 'Stories of the season',
	byways: 'Worth a look',
	storyMore: 'See what we recommend',
	description: '{about} Free delivery from {free}.',
};
