import { defineMessages } from '@pasaz/kernel/i18n/messages';

const pl = {
	title: 'Zgody',
	lead: 'Każdą zgodę możesz cofnąć w dowolnej chwili.',
	marketing: 'Chcę dostawać informacje o ofercie sklepu dobrane do moich zakupów.',
	newsletter: 'Chcę dostawać newsletter.',
	confirmByMail: 'Potwierdź zapis linkiem, który wysłaliśmy na Twój adres.',
	newsletterEnded: 'Nie wyślemy Ci już newslettera.',
};
export type AgreementsTexts = typeof pl;

export const agreementsMessages = defineMessages('mf-account/agreements', pl, {
	en: () => import(/* webpackChunkName: "en" */ './agreements.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './agreements.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './agreements.it.ts'),
});
