import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { PasswordTexts } from './password.ts';

export const messages: TextsOf<PasswordTexts> = {
	forgotTitle: 'Forgot your password?',
	forgotLead: 'Enter your e-mail and we will send a link to set a new password.',
	email: 'E-mail',
	sendLink: 'Send link',
	sentTitle: 'Check your mail',
	sentText: 'If {email} has an account with us, the link is on its way. It is valid for an hour.',
	offline: 'Reset password feature does not work while offline!',
	backToLogin: 'Back to login',
	createTitle: 'New password',
	linkBroken: 'This link is incomplete or has expired.',
	askAgain: 'Ask for a new link',
	changeTitle: 'Change password',
	changeLead: 'You will be logged out on your other devices.',
	currentPassword: 'Current password',
	newPassword: 'New password',
	repeatPassword: 'Repeat password',
	passwordHint: 'At least 8 characters.',
	savePassword: 'Save password',
	changed: 'Password has successfully been changed',
	required: 'This field is required.',
	emailInvalid: 'Enter a valid e-mail address, e.g. anna@example.com.',
	passwordShort: 'The password needs at least 8 characters.',
	passwordsDiffer: 'The passwords must be identical.',
	tooLong: 'This is too long.',
};
