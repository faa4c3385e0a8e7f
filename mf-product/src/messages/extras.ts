import { count, defineMessages } from '@pasaz/kernel/i18n/messages';

const pl = {
	seeComparison: 'Zobacz porównanie',
	compared: count({ one: '{count} produkt', few: '{count} produkty', many: '{count} produktów' }),
};
export type ExtrasTexts = typeof pl;

export const extrasMessages = defineMessages('mf-product/extras', pl, {
	en: () => import(/* webpackChunkName: "en" */ './extras.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './extras.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './extras.it.ts'),
});
