import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { SocialTexts } from './social.ts';

export const messages: TextsOf<SocialTexts> = {
	or: 'or',
	google: 'Log in with Google',
	facebook: 'Log in with Facebook',
	notAgreed: 'Logging in that way did not work. Try again, or log in with your password.',
	blocked:
		'This browser blocks the storage that this way of logging in needs. Allow it for this site, or log in with your password.',
};
