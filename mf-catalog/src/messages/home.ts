import { count, defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	seeCollection: 'Zobacz kolekcję',
	seeSale: 'Promocje',
	categories: 'Działy',
	products: count({ one: '{count} produkt', few: '{count} produkty', many: '{count} produktów' }),
	newTitle: 'Nowości',
	newMore: 'Wszystkie nowości',
	bestTitle: 'Najchętniej wybierane',
	scrollBack: 'Poprzednie produkty',
	scrollOn: 'Następne produkty',
	saleTitle: 'Ostatnie sztuki w\u00a0niższej cenie',
	saleMore: 'Wszystkie promocje',
	stories: 'Opowieści sezonu',
	byways: 'Warto zajrzeć',
	storyMore: 'Zobacz, co polecamy',
	description: params('{about} Darmowa dostawa od {free}.'),
};
export type HomeTexts = typeof pl;

export const homeMessages = defineMessages('mf-catalog/home', pl, {
	en: () => import(/* webpackChunkName: "en" */ './home.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './home.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './home.it.ts'),
});
