import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { NewsletterPopupTexts } from './newsletter-popup.ts';

export const messages: TextsOf<NewsletterPopupTexts> = {
	title: 'Una lettera al mese',
	text: 'Nuove collezioni, taglie di nuovo disponibili e il dietro le quinte della sartoria. Niente promozioni quotidiane.',
	close: 'Chiudi l’invito',
	later: 'No, grazie',
};
