import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { FooterTexts } from './footer.ts';

export const messages: TextsOf<FooterTexts> = {
	statistics: 'Consenso alle statistiche',
	newsletter: 'Newsletter',
	newsletterText: 'Una volta al mese: nuove collezioni e taglie di nuovo disponibili.',
};
