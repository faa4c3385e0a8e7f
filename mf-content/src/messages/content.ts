import { defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	faqTitle: 'Pytania i odpowiedzi',
	faqLead: 'Zebraliśmy to, o co pytacie nas najczęściej.',
	faqEmpty: 'Tutaj wkrótce pojawią się odpowiedzi na najczęstsze pytania.',
	draft: 'To szkic: widzi go tylko, kto ma ten link.',
	table: 'Tabela',
	helpPages: params<{ title: string }>('Strony: {title}'),
};
export type ContentTexts = typeof pl;

export const contentMessages = defineMessages('mf-content/content', pl, {
	en: () => import(/* webpackChunkName: "en" */ './content.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './content.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './content.it.ts'),
});
