import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { NewsletterPopupTexts } from './newsletter-popup.ts';

export const messages: TextsOf<NewsletterPopupTexts> = {
	title: 'One letter a month',
	text: 'New collections, sizes that are back, and how things are sewn. No daily sales.',
	close: 'Close the invitation',
	later: 'No, thank you',
};
