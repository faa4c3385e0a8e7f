import { count, defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	signUpTitle: 'Zaloguj się ponownie',
	signUpText: 'Twoja sesja wygasła. Zaloguj się, aby wrócić do konta, albo kupuj dalej jako gość.',
	logIn: 'Zaloguj się',
	register: 'Załóż konto',
	stayGuest: 'Kupuję jako gość',
	close: 'Zamknij',
	waiting: count({
		one: '{count} zmiana czeka na wysłanie. Wyślemy ją, gdy wróci połączenie.',
		few: '{count} zmiany czekają na wysłanie. Wyślemy je, gdy wróci połączenie.',
		many: '{count} zmian czeka na wysłanie. Wyślemy je, gdy wróci połączenie.',
		other: '{count} zmiany czekają na wysłanie. Wyślemy je, gdy wróci połączenie.',
	}),
	keepOpen: 'Nie zamykaj tej karty: przeglądarka nie pozwala niczego zapisać.',
	failed: params<{ message: string }>('Nie udało się wysłać zmiany: {message}'),
};
export type SessionTexts = typeof pl;

export const sessionMessages = defineMessages('shell/session', pl, {
	en: () => import(/* webpackChunkName: "en" */ './session.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './session.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './session.it.ts'),
});
