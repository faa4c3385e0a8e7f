import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ContentTexts } from './content.ts';

export const messages: TextsOf<ContentTexts> = {
	faqTitle: 'Fragen und Antworten',
	faqLead: 'Was ihr uns am häufigsten fragt, an einem Ort.',
	faqEmpty: 'Hier findest du bald Antworten auf die häufigsten Fragen.',
	draft: 'Dies ist ein Entwurf: Nur wer diesen Link hat, sieht ihn.',
	table: 'Tabelle',
	helpPages: 'Seiten: {title}',
};
