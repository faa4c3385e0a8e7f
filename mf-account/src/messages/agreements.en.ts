import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { AgreementsTexts } from './agreements.ts';

export const messages: TextsOf<AgreementsTexts> = {
	title: 'Consents',
	lead: 'You can withdraw each consent at any time.',
	marketing: 'I want to hear about offers chosen to fit my purchases.',
	newsletter: 'I want to receive the newsletter.',
	confirmByMail: 'Confirm with the link that we sent to your address.',
	newsletterEnded: 'We will send you no more newsletters.',
};
