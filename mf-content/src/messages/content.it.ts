import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ContentTexts } from './content.ts';

export const messages: TextsOf<ContentTexts> = {
	faqTitle: 'Domande e risposte',
	faqLead: 'Quello che ci chiedete più spesso, in un unico posto.',
	faqEmpty: 'Presto troverai qui le risposte alle domande più frequenti.',
	draft: 'È una bozza: la vede solo chi ha questo link.',
	table: 'Tabella',
	helpPages: 'Pagine: {title}',
};
