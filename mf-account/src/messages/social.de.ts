import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { SocialTexts } from './social.ts';

export const messages: TextsOf<SocialTexts> = {
	or: 'oder',
	google: 'Mit Google anmelden',
	facebook: 'Mit Facebook anmelden',
	notAgreed:
		'Die Anmeldung auf diesem Weg hat nicht geklappt. Versuch es noch einmal oder melde dich mit deinem Passwort an.',
	blocked:
		'Dieser Browser blockiert den Speicher, den diese Anmeldung braucht. Erlaube ihn für diese Website oder melde dich mit deinem Passwort an.',
};
