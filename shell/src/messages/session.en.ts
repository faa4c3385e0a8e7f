import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { SessionTexts } from './session.ts';

export const messages: TextsOf<SessionTexts> = {
	signUpTitle: 'Log in again',
	signUpText: 'Your session has ended. Log in to get back to your account, or go on as a guest.',
	logIn: 'Log in',
	register: 'Create an account',
	stayGuest: 'Go on as a guest',
	close: 'Close',
};
