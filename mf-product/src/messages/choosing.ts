import { defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	choosePart: 'Wybierz',
	nothing: 'Bez tego',
	choose: params('Wybierz lub wpisz: {title}'),
	optional: '(opcjonalnie)',
	characters: params('Do {max} znaków'),
	tooLong: params('{title}: najwyżej {max} znaków'),
};
export type ChoosingTexts = typeof pl;

export const choosingMessages = defineMessages('mf-product/choosing', pl, {
	en: () => import(/* webpackChunkName: "en" */ './choosing.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './choosing.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './choosing.it.ts'),
});
