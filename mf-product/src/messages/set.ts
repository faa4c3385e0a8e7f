import { defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	setParts: 'W zestawie',
	part: 'Wybierz rozmiar i kolor',
	partNotFound: 'Tej części zestawu nie ma już w sprzedaży.',
	pieces: params('{qty} szt.'),
};
export type SetTexts = typeof pl;

export const setMessages = defineMessages('mf-product/set', pl, {
	en: () => import(/* webpackChunkName: "en" */ './set.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './set.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './set.it.ts'),
});
