import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { NewsletterTexts } from './newsletter.ts';

export const messages: TextsOf<NewsletterTexts> = {
	email: 'E-mail',
	subscribe: 'Subscribe',
	consent: 'You confirm in the e-mail; you can unsubscribe at any time.',
	privacy: 'Privacy policy',
	sent: 'Thank you! Follow the link in the message that we sent to {email}.',
	emailInvalid: 'Enter a valid e-mail address, e.g. anna@example.com.',
};
