import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { NewsletterTexts } from './newsletter.ts';

export const messages: TextsOf<NewsletterTexts> = {
	email: 'E-mail',
	subscribe: 'Subscribe',
	consent: 'You confirm in the e-mail; you can unsubscribe at any time.',
	privacy: 'Privacy policy',
	sent: 'Thank you! Follow the link in the message that we sent to {email}.',
	queued: 'We have saved {email} on this device. Once there is a connection, we will send the message with the link.',
	emailInvalid: 'Enter a valid e-mail address, e.g. anna@example.com.',
};
