import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { SocialTexts } from './social.ts';

export const messages: TextsOf<SocialTexts> = {
	or: 'oppure',
	google: 'Accedi con Google',
	facebook: 'Accedi con Facebook',
	notAgreed: 'Non è stato possibile accedere in questo modo. Riprova oppure accedi con la password.',
	blocked:
		'Questo browser blocca la memoria necessaria per questo accesso. Consentila per questo sito oppure accedi con la password.',
};
