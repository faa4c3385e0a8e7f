import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { HomeTexts } from './home.ts';

export const messages: TextsOf<HomeTexts> = {
	eyebrow: 'New collection',
	title: 'For the first light',
	lead: 'Linen, wool and cotton in the colours of earth and morning sky. Short runs, calm cuts, things for years.',
	seeCollection: 'See the collection',
	seeSale: 'Sale',
	categories: 'Departments',
	products: { one: '{count} product', other: '{count} products' },
	newTitle: 'New in',
	newMore: 'Everything new',
	bestTitle: 'Most wanted',
	saleTitle: 'Last pieces at a lower price',
	saleMore: 'The whole sale',
	stories: 'Stories of the season',
	byways: 'Worth a look',
	storyTitle: 'Less, but better',
	storyText:
		'We design things that go together easily and stand up to daily life: washing, rain, haste. We choose fabrics by hand and wear every cut ourselves before it reaches the shop.',
	storyMore: 'See what we recommend',
	description: '{shop}: clothes of linen, wool and cotton, sewn in short runs. Free delivery from {free}.',
};
