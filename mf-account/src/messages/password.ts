import { defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	forgotTitle: 'Nie pamiętasz hasła?',
	forgotLead: 'Podaj swój e-mail, a wyślemy link, którym ustawisz nowe hasło.',
	email: 'E-mail',
	sendLink: 'Wyślij link',
	sentTitle: 'Sprawdź pocztę',
	sentText: params<{ email: string }>(
		'Jeśli adres {email} ma u nas konto, link już do niego idzie. Jest ważny godzinę.',
	),
	givenUpTitle: 'Ustaw nowe hasło',
	givenUpText: 'Dla bezpieczeństwa konta to hasło już nie działa. Wyślemy Ci link, którym ustawisz nowe.',
	offline: 'Hasła nie można zmienić bez połączenia z internetem.',
	backToLogin: 'Wróć do logowania',
	createTitle: 'Nowe hasło',
	linkBroken: 'Ten link jest niepełny lub wygasł.',
	askAgain: 'Poproś o nowy link',
	changeTitle: 'Zmiana hasła',
	changeLead: 'Po zmianie wylogujemy Cię na innych urządzeniach.',
	currentPassword: 'Obecne hasło',
	newPassword: 'Nowe hasło',
	repeatPassword: 'Powtórz hasło',
	passwordHint: 'Co najmniej 8 znaków.',
	savePassword: 'Zapisz hasło',
	changed: 'Hasło zostało zmienione',
	ok: 'OK',
	required: 'To pole jest wymagane.',
	emailInvalid: 'Wpisz poprawny adres e-mail, np. anna@poczta.pl.',
	passwordShort: 'Hasło musi mieć co najmniej 8 znaków.',
	passwordsDiffer: 'Hasła muszą być takie same.',
	common: 'To hasło jest zbyt popularne. Wymyśl inne.',
	wrongPassword: 'Obecne hasło jest nieprawidłowe.',
	tooLong: 'To za długie.',
};
export type PasswordTexts = typeof pl;

export const passwordMessages = defineMessages('mf-account/password', pl, {
	en: () => import(/* webpackChunkName: "en" */ './password.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './password.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './password.it.ts'),
});
