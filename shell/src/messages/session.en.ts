import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { SessionTexts } from './session.ts';

export const messages: TextsOf<SessionTexts> = {
	signUpTitle: 'Log in again',
	signUpText: 'Your session has ended. Log in to get back to your account, or go on as a guest.',
	logIn: 'Log in',
	register: 'Create an account',
	stayGuest: 'Go on as a guest',
	close: 'Close',
	waiting: {
		one: '{count} change is waiting to be sent. We will send it when the connection is back.',
		other: '{count} changes are waiting to be sent. We will send them when the connection is back.',
	},
	keepOpen: 'Keep this tab open: the browser does not let us store anything.',
	failed: 'A change could not be sent: {message}',
};
