import { defineMessages } from '@pasaz/kernel/i18n/messages';

const pl = {
	signUpTitle: 'Zaloguj się ponownie',
	signUpText: 'Twoja sesja wygasła. Zaloguj się, aby wrócić do konta, albo kupuj dalej jako gość.',
	logIn: 'Zaloguj się',
	register: 'Załóż konto',
	stayGuest: 'Kupuję jako gość',
	close: 'Zamknij',
};
export type SessionTexts = typeof pl;

export const sessionMessages = defineMessages('shell/session', pl, {
	en: () => import(/* webpackChunkName: "en" */ './session.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './session.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './session.it.ts'),
});
