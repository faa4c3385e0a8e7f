import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ContentTexts } from './content.ts';

export const messages: TextsOf<ContentTexts> = {
	faqTitle: 'Fragen und Antworten',
	faqLead: 'Hier steht, was wir am häufigsten gefragt werden.',
	faqEmpty: 'Hier finden Sie bald Antworten auf die häufigsten Fragen.',
	draft: 'Dies ist ein Entwurf: nur wer diesen Link hat, sieht ihn.',
};
