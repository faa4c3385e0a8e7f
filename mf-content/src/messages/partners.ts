import { defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	title: 'Nasi partnerzy',
	lead: 'Tkalnie, szwalnie i pracownie, z którymi robimy nasze ubrania.',
	empty: 'Wkrótce przedstawimy tu naszych partnerów.',
	visit: 'Odwiedź stronę',
	visitName: params<{ name: string }>('Odwiedź stronę: {name}'),
};
export type PartnersTexts = typeof pl;

export const partnersMessages = defineMessages('mf-content/partners', pl, {
	en: () => import(/* webpackChunkName: "en" */ './partners.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './partners.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './partners.it.ts'),
});
