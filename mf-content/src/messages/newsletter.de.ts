import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { NewsletterTexts } from './newsletter.ts';

export const messages: TextsOf<NewsletterTexts> = {
	email: 'E-Mail',
	subscribe: 'Anmelden',
	consent: 'Sie bestätigen in der E-Mail; abmelden können Sie sich jederzeit.',
	privacy: 'Datenschutz',
	sent: 'Danke! Öffnen Sie den Link in der Nachricht, die wir an {email} gesendet haben.',
	emailInvalid: 'Geben Sie eine gültige E-Mail-Adresse ein, z. B. anna@example.com.',
};
