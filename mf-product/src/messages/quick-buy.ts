import { defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	buy: 'Do koszyka',
	buyName: params('Do koszyka: {name}'),
	close: 'Zamknij wybór',
	more: 'Przy tym produkcie jest więcej do wybrania niż rozmiar.',
	open: 'Otwórz stronę produktu',
};
export type QuickBuyTexts = typeof pl;

export const quickBuyMessages = defineMessages('mf-product/quick-buy', pl, {
	en: () => import(/* webpackChunkName: "en" */ './quick-buy.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './quick-buy.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './quick-buy.it.ts'),
});
