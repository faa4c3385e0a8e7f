import { defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	from: 'od',
	now: 'Cena promocyjna',
	regular: 'Cena regularna',
	lowest: params('Najniższa cena z 30 dni przed obniżką: {price}'),
};
export type PriceTexts = typeof pl;

export const priceMessages = defineMessages('ui-kit/price', pl, {
	en: () => import(/* webpackChunkName: "en" */ './price.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './price.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './price.it.ts'),
});
