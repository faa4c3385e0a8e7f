import { defineMessages } from '@pasaz/kernel/i18n/messages';

export const contentMessages = defineMessages('mf-content/content', {
	faqTitle: 'Pytania i odpowiedzi',
	faqLead: 'Zebraliśmy to, o co pytacie nas najczęściej.',
	faqEmpty: 'Tutaj wkrótce pojawią się odpowiedzi na najczęstsze pytania.',
});
