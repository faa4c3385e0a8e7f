import type { ErrorsTexts } from './error-message.ts';
import type { TextsOf } from './texts.ts';

export const messages: TextsOf<ErrorsTexts> = {
	noAnswer: 'The shop could not be reached. Check your internet connection and try again.',
	tooMany: 'Too many attempts at once. Wait a moment and try again.',
	unexpected: 'Oops, something went wrong...',
	wrongLogin: 'Wrong e-mail or password.',
	sessionOver: 'Please log in again.',
	emailTaken: 'This address already has an account. Log in or give another e-mail.',
	invalidInput: 'Check what you have entered and try again.',
};
