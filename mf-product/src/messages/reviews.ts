import { defineMessages } from '@pasaz/kernel/i18n/messages';

const pl = {
	heading: 'Opinie',
	none: 'Nikt jeszcze nie napisał o tym produkcie. Twoja opinia będzie pierwsza.',
	unavailable: 'Opinie są chwilowo niedostępne.',
	shopAnswers: 'Odpowiadamy:',
	write: 'Napisz opinię',
};
export type ReviewTexts = typeof pl;

export const reviewMessages = defineMessages('mf-product/reviews', pl, {
	en: () => import(/* webpackChunkName: "en" */ './reviews.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './reviews.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './reviews.it.ts'),
});
