import { defineMessages } from '@pasaz/kernel/i18n/messages';

const pl = {
	title: 'Ostatnio oglądane',
	stale: 'Pokazujemy dane zapisane na tym urządzeniu. Ceny i dostępność mogły się zmienić.',
};
export type RecentlyViewedTexts = typeof pl;

export const recentlyViewedMessages = defineMessages('mf-catalog/recently-viewed', pl, {
	en: () => import(/* webpackChunkName: "en" */ './recently-viewed.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './recently-viewed.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './recently-viewed.it.ts'),
});
