import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { FooterTexts } from './footer.ts';

export const messages: TextsOf<FooterTexts> = {
	statistics: 'Consent to statistics',
	newsletter: 'Newsletter',
	newsletterText: 'Once a month: new collections and sizes that are back.',
};
