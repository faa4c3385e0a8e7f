import { count, defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	eyebrow: 'Nowa kolekcja',
	title: 'Na pierwsze światło',
	lead: 'Len, wełna i\u00a0bawełna w\u00a0kolorach ziemi i\u00a0porannego nieba. Krótkie serie, spokojny krój, rzeczy na lata.',
	seeCollection: 'Zobacz kolekcję',
	seeSale: 'Promocje',
	categories: 'Działy',
	products: count({ one: '{count} produkt', few: '{count} produkty', many: '{count} produktów' }),
	newTitle: 'Nowości',
	newMore: 'Wszystkie nowości',
	bestTitle: 'Najchętniej wybierane',
	saleTitle: 'Ostatnie sztuki w\u00a0niższej cenie',
	saleMore: 'Wszystkie promocje',
	stories: 'Opowieści sezonu',
	byways: 'Warto zajrzeć',
	storyTitle: 'Mniej, ale lepiej',
	storyText:
		'Projektujemy rzeczy, które łatwo ze sobą łączyć i\u00a0które znoszą codzienność: pranie, deszcz, pośpiech. Tkaniny wybieramy dłonią, a\u00a0każdy fason nosimy sami, zanim trafi do sklepu.',
	storyMore: 'Zobacz, co polecamy',
	description: params('{shop}: ubrania z lnu, wełny i bawełny szyte w krótkich seriach. Darmowa dostawa od {free}.'),
};
export type HomeTexts = typeof pl;

export const homeMessages = defineMessages('mf-catalog/home', pl, {
	en: () => import(/* webpackChunkName: "en" */ './home.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './home.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './home.it.ts'),
});
