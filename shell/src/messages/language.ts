import { defineMessages } from '@pasaz/kernel/i18n/messages';

const pl = {
	title: 'Język i kraj',
	close: 'Zamknij wybór języka',
	note: 'Ceny, podatki i dostawa zależą od kraju.',
	current: 'Obecny wybór',
};
export type LanguageTexts = typeof pl;

export const languageMessages = defineMessages('shell/language', pl, {
	en: () => import(/* webpackChunkName: "en" */ './language.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './language.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './language.it.ts'),
});
