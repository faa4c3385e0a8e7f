import { defineMessages } from '@pasaz/kernel/i18n/messages';

const pl = {
	title: 'W zestawie',
	partNotFound: 'Tej części zestawu nie ma już w sprzedaży.',
	quantity: 'Liczba sztuk',
	addSet: 'Dodaj zestaw do koszyka',
	total: 'Razem',
	nothingChosen: 'Wybierz, co ma być w zestawie',
};
export type GroupTexts = typeof pl;

export const groupMessages = defineMessages('mf-product/group', pl, {
	en: () => import(/* webpackChunkName: "en" */ './group.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './group.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './group.it.ts'),
});
