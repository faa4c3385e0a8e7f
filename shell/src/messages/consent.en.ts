import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ConsentTexts } from './consent.ts';

export const messages: TextsOf<ConsentTexts> = {
	title: 'May we count visits?',
	text: 'With your consent we count viewed products and orders to improve the shop. Without it we count nothing.',
	more: 'Privacy policy',
	grant: 'I agree',
	deny: 'I do not agree',
};
