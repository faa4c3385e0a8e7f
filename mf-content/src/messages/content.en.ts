import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ContentTexts } from './content.ts';

export const messages: TextsOf<ContentTexts> = {
	faqTitle: 'Questions and answers',
	faqLead: 'What you ask us most often, in one place.',
	faqEmpty: 'Answers to the most frequent questions will appear here soon.',
	draft: 'This is a draft: only those who have this link can see it.',
	table: 'Table',
	helpPages: 'Pages: {title}',
};
