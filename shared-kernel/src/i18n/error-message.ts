import { ApiError, NetworkError } from '../errors.ts';
import { defineMessages, useMessages } from './messages.ts';

const messages = defineMessages('kernel/errors', {
	noAnswer: 'Nie udało się połączyć ze sklepem. Sprawdź internet i spróbuj ponownie.',
	tooMany: 'Za dużo prób naraz. Odczekaj chwilę i spróbuj ponownie.',
	unexpected: 'Ups, coś poszło nie tak. Spróbuj ponownie za chwilę.',
});

/** Turns an error of a call into words for the shopper. A refusal brings its own. */
export function useErrorMessage(): (error: unknown) => string {
	const text = useMessages(messages);
	return (error) => {
		if (error instanceof NetworkError) return text.noAnswer;
		if (!(error instanceof ApiError) || error.status >= 500) return text.unexpected;
		return error.status === 429 ? text.tooMany : error.message;
	};
}
