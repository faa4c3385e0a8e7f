import { ApiError, NetworkError } from '../errors.ts';
import { defineMessages, useMessages } from './messages.ts';

const pl = {
	noAnswer: 'Nie udało się połączyć ze sklepem. Sprawdź internet i spróbuj ponownie.',
	tooMany: 'Za dużo prób naraz. Odczekaj chwilę i spróbuj ponownie.',
	unexpected: 'Ups, coś poszło nie tak. Spróbuj ponownie za chwilę.',
	wrongLogin: 'Nieprawidłowy e-mail lub hasło.',
	sessionOver: 'Zaloguj się ponownie.',
	emailTaken: 'Ten adres ma już konto. Zaloguj się albo podaj inny e-mail.',
	invalidInput: 'Sprawdź wpisane dane i spróbuj ponownie.',
};
export type ErrorsTexts = typeof pl;

const messages = defineMessages('kernel/errors', pl, {
	en: () => import(/* webpackChunkName: "en" */ './errors.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './errors.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './errors.it.ts'),
});

const TEXT_BY_CODE = {
	'wrong-login': 'wrongLogin',
	'session-over': 'sessionOver',
	'not-authorized': 'sessionOver',
	'email-taken': 'emailTaken',
	'invalid-input': 'invalidInput',
} as const;

function isKnown(code: string): code is keyof typeof TEXT_BY_CODE {
	return Object.hasOwn(TEXT_BY_CODE, code);
}

/** A back end without error codes may write its messages for shoppers. */
function backEndMessage({ code, status, message }: ApiError): string | undefined {
	return code === String(status) && !message.startsWith('HTTP ') ? message : undefined;
}

export function useErrorMessage(): (error: unknown) => string {
	const t = useMessages(messages);
	return (error) => {
		if (error instanceof NetworkError) return t.noAnswer;
		if (!(error instanceof ApiError) || error.status >= 500) return t.unexpected;
		if (error.status === 429) return t.tooMany;
		return isKnown(error.code) ? t[TEXT_BY_CODE[error.code]] : (backEndMessage(error) ?? t.unexpected);
	};
}
