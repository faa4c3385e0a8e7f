import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ConsentTexts } from './consent.ts';

export const messages: TextsOf<ConsentTexts> = {
	title: 'Dürfen wir Besuche zählen?',
	text: 'Mit deiner Einwilligung zählen wir angesehene Artikel und Bestellungen, um den Shop zu verbessern. Ohne sie zählen wir nichts.',
	more: 'Datenschutzerklärung',
	grant: 'Ich stimme zu',
	deny: 'Ich stimme nicht zu',
};
